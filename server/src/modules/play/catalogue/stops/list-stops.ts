import type { Received, Value } from '@lanna/contract/endpoint';
import type { listStops as endpoint, StopRow } from '@lanna/contract/play/catalogue/ops';
import { sql } from 'kysely';
import { likePrefix, type Paging, readAllRows, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { StopKind } from './stop.ts';

type Query = Received<typeof endpoint>['query'];

export interface StopScope {
  brandIds: readonly string[];
  /** Whether one for every brand may be ended. */
  overHouse: boolean;
}

const PAGING: Paging = {
  keys: { startedAt: { by: sql`s.started_at`, type: 'timestamptz' } },
  id: sql`s.id`,
};

/** What is or was stopped at brands of the scope, or at every brand. */
export async function listStops(
  db: Queryable,
  query: Query,
  scope: StopScope,
): Promise<Value<typeof endpoint>> {
  const page = await readPage(db, stops(db, query, scope), PAGING, query);
  return { ...page, rows: page.rows.map((row) => show(row, scope)) };
}

export async function* allStops(
  db: Queryable,
  query: Omit<Query, 'after' | 'limit'>,
  scope: StopScope,
): AsyncGenerator<StopRow> {
  for await (const row of readAllRows(stops(db, query, scope), PAGING, query)) yield show(row, scope);
}

function stops(db: Queryable, query: Omit<Query, 'after' | 'limit'>, { brandIds }: StopScope) {
  let found = db
    .selectFrom('catalogue.stop as s')
    .leftJoin('brands.brand as m', 'm.id', 's.merchant_id')
    .select([
      's.id',
      's.kind',
      's.subject_id',
      's.subject_name',
      's.reason',
      's.started_at',
      's.started_by_name',
      's.ended_at',
      's.ended_by_name',
      's.end_reason',
      'm.code as brand',
    ])
    .where((eb) => eb.or([eb('s.merchant_id', 'is', null), eb('s.merchant_id', 'in', [...brandIds])]));
  if (query.kind) found = found.where('s.kind', '=', query.kind);
  if (query.state) found = found.where('s.ended_at', query.state === 'in-force' ? 'is' : 'is not', null);
  if (query.search) found = found.where(sql<boolean>`s.subject_name ilike ${`%${likePrefix(query.search)}`}`);
  return found;
}

type Row = Awaited<ReturnType<ReturnType<typeof stops>['executeTakeFirstOrThrow']>>;

function show(row: Row, { overHouse }: StopScope): StopRow {
  return {
    id: row.id,
    kind: row.kind as StopKind,
    brand: row.brand,
    subject: { id: row.subject_id, name: row.subject_name },
    reason: row.reason,
    startedAt: row.started_at.toISOString(),
    startedBy: row.started_by_name,
    endedAt: row.ended_at?.toISOString() ?? null,
    endedBy: row.ended_by_name,
    endReason: row.end_reason,
    mayEnd: row.ended_at === null && (row.brand !== null || overHouse),
  };
}
