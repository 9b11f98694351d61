import { type IncidentRow, listIncidents } from '@lanna/contract/oversight/status/ops';
import type { ComponentKind } from '@lanna/contract/oversight/status/status';
import type { LocalText } from '@lanna/rules/local-text';
import type { ComponentState } from '@lanna/rules/oversight/status/component-state';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { notesOf } from '../page/list-shown-incidents.ts';
import { notifyStatus } from '../page/notify-status.ts';

export const incidents = opsList(
  listIncidents,
  ({ db }: ListScope) =>
    db
      .selectFrom('status.incident as i')
      .innerJoin('status.component as c', (join) =>
        join.onRef('c.merchant_id', '=', 'i.merchant_id').onRef('c.code', '=', 'i.code'),
      )
      .select([
        'i.id',
        'i.merchant_id',
        'i.code',
        'c.kind',
        'c.subject',
        'i.state',
        'i.opened_at',
        'i.closed_at',
      ]),
  {
    brand: 'i.merchant_id',
    where: { state: (state, { eb }) => eb('i.closed_at', state === 'open' ? 'is' : 'is not', null) },
    sorts: { openedAt: { by: 'i.opened_at', type: 'timestamptz' } },
    id: 'i.id',
    async rows(records, { db, brands }): Promise<IncidentRow[]> {
      const notes = await notesOf(
        db,
        records.map(({ id }) => id),
      );
      return records.map((record) => ({
        id: record.id,
        brand: brandCode(brands, record.merchant_id),
        kind: record.kind as ComponentKind,
        subject: record.subject,
        state: record.state as ComponentState,
        openedAt: record.opened_at.toISOString(),
        closedAt: record.closed_at?.toISOString() ?? null,
        notes: notes.get(record.id) ?? [],
      }));
    },
  },
);

/** Says something of an incident, for everybody to read. Refuses `not_found`. */
export async function noteIncident(
  tx: Tx,
  call: Pick<AnyOpsCall, 'brands' | 'operator' | 'record'>,
  { id, words }: { id: string; words: LocalText },
  now: Date,
): Promise<IncidentRow> {
  const scope = { db: tx, brands: call.brands };
  const incident = await incidents.found(scope, id);
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
  return incidents.one(scope, id);
}
