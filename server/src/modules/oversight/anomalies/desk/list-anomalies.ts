import type { AnomalyRow } from '@lanna/contract/oversight/anomalies/ops';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { type PageWanted, type Paging, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

interface Filters {
  state?: AnomalyRow['state'] | undefined;
  kind?: AnomalyRow['kind'] | undefined;
  search?: string | undefined;
}

const PAGING: Paging = { keys: { at: { by: sql`f.first_seen`, type: 'timestamptz' } }, id: sql`f.id` };

export async function listAnomalies(db: Queryable, brands: readonly Brand[], wanted: PageWanted & Filters) {
  const { state, kind, search } = wanted;
  const name = search?.toLowerCase() ?? '';
  const found = anomaliesOf(
    db,
    brands.map(({ id }) => id),
  )
    .$if(state !== undefined, (query) => query.where('f.state', '=', state ?? ''))
    .$if(kind !== undefined, (query) => query.where('f.kind', '=', kind ?? ''))
    .$if(search !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where('m.username_key', '=', name),
          where('o.username_key', '=', name),
          where('a.username_key', '=', name),
        ]),
      ),
    );
  const page = await readPage(db, found, PAGING, wanted);
  return { ...page, rows: page.rows.map((record) => anomalyRow(record, brands)) };
}

export function anomaliesOf(db: Queryable, brandIds: readonly string[]) {
  return db
    .selectFrom('anomalies.finding as f')
    .innerJoin('members.account as a', 'a.id', 'f.agent_id')
    .innerJoin('members.account as m', 'm.id', 'f.member_id')
    .innerJoin('members.account as o', 'o.id', 'f.other_id')
    .where('f.merchant_id', 'in', brandIds)
    .select([
      'f.id',
      'f.merchant_id',
      'f.kind',
      'f.agent_id',
      'a.username as agent_name',
      'f.member_id',
      'm.username as member_name',
      'f.other_id',
      'o.username as other_name',
      'f.signals',
      'f.first_seen',
      'f.last_seen',
      'f.state',
      'f.reason',
      'f.decided_by',
      'f.decided_at',
      'f.version',
    ]);
}

type AnomalyRecord = Awaited<ReturnType<ReturnType<typeof anomaliesOf>['executeTakeFirstOrThrow']>>;

export function anomalyRow(record: AnomalyRecord, brands: readonly Brand[]): AnomalyRow {
  return {
    id: record.id,
    brand: brands.find(({ id }) => id === record.merchant_id)?.code ?? '',
    kind: record.kind as AnomalyRow['kind'],
    agent: { id: record.agent_id, name: record.agent_name },
    member: { id: record.member_id, name: record.member_name },
    other: { id: record.other_id, name: record.other_name },
    signals: record.signals as AnomalyRow['signals'],
    firstSeen: record.first_seen.toISOString(),
    lastSeen: record.last_seen.toISOString(),
    state: record.state as AnomalyRow['state'],
    reason: record.reason,
    decidedBy: record.decided_by,
    decidedAt: record.decided_at?.toISOString() ?? null,
    version: record.version,
  };
}
