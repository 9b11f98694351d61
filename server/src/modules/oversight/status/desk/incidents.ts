import type { IncidentRow } from '@lanna/contract/oversight/status/ops';
import type { ComponentKind } from '@lanna/contract/oversight/status/status';
import type { LocalText } from '@lanna/rules/local-text';
import type { ComponentState } from '@lanna/rules/oversight/status/component-state';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { type PageWanted, type Paging, readPage } from '../../../../platform/ops/read-page.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { notesOf } from '../page/list-shown-incidents.ts';
import { notifyStatus } from '../page/notify-status.ts';

const PAGING: Paging = { keys: { openedAt: { by: sql`i.opened_at`, type: 'timestamptz' } }, id: sql`i.id` };

export async function listIncidents(
  db: Queryable,
  brands: readonly Brand[],
  wanted: PageWanted & { state?: 'open' | 'closed' | undefined },
) {
  const found = incidentsOf(
    db,
    brands.map(({ id }) => id),
  )
    .$if(wanted.state === 'open', (query) => query.where('i.closed_at', 'is', null))
    .$if(wanted.state === 'closed', (query) => query.where('i.closed_at', 'is not', null));
  const page = await readPage(db, found, PAGING, wanted);
  return { ...page, rows: await shown(db, page.rows, brands) };
}

/** Says something of an incident, for everybody to read. Refuses `not_found`. */
export async function noteIncident(
  tx: Tx,
  call: Pick<AnyOpsCall, 'brands' | 'brandIds' | 'operator' | 'record'>,
  { id, words }: { id: string; words: LocalText },
  now: Date,
): Promise<IncidentRow> {
  const incident = await incidentsOf(tx, call.brandIds).where('i.id', '=', id).executeTakeFirst();
  if (!incident) throw new Refusal('not_found');
  await tx
    .insertInto('status.note')
    .values({ id: newId(), incident_id: id, words, at: now, operator_name: call.operator.name })
    .execute();
  await call.record(tx, {
    action: 'status.note-incident',
    brandId: incident.merchant_id,
    subject: { kind: 'incident', id, name: incident.code },
    after: { words },
  });
  await notifyStatus(tx, incident.merchant_id);
  const [row] = await shown(tx, [incident], call.brands);
  if (!row) throw new Error('the incident was there');
  return row;
}

function incidentsOf(db: Queryable, brandIds: readonly string[]) {
  return db
    .selectFrom('status.incident as i')
    .innerJoin('status.component as c', (join) =>
      join.onRef('c.merchant_id', '=', 'i.merchant_id').onRef('c.code', '=', 'i.code'),
    )
    .where('i.merchant_id', 'in', brandIds)
    .select([
      'i.id',
      'i.merchant_id',
      'i.code',
      'c.kind',
      'c.subject',
      'i.state',
      'i.opened_at',
      'i.closed_at',
    ]);
}

type Record = Awaited<ReturnType<ReturnType<typeof incidentsOf>['executeTakeFirstOrThrow']>>;

async function shown(
  db: Queryable,
  rows: readonly Record[],
  brands: readonly Brand[],
): Promise<IncidentRow[]> {
  const notes = await notesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    brand: brands.find(({ id }) => id === row.merchant_id)?.code ?? '',
    kind: row.kind as ComponentKind,
    subject: row.subject,
    state: row.state as ComponentState,
    openedAt: row.opened_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    notes: notes.get(row.id) ?? [],
  }));
}
