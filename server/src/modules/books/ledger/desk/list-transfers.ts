import type { listTransfers as endpoint, LegOnRecord } from '@lanna/contract/books/ledger/ops';
import { moneyOf } from '@lanna/contract/money';
import { COUNTED_MAX, CSV_ROWS_MAX } from '@lanna/contract/ops-list';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { CsvAnswer } from '../../../../platform/ops/ops-route.ts';
import { type Page, type PageWanted, readCursor, writeCursor } from '../../../../platform/ops/read-page.ts';
import { withinTime } from '../../../../platform/ops/within-time.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { startOfDay } from '../../../house/brands/start-of-day.ts';
import { type LegFound, nameLegs, selectLegs } from '../legs-on-record.ts';
import type { LedgerRecord } from '../owner-names.ts';

export type TransferFilter = Omit<
  z.output<NonNullable<typeof endpoint.query>>,
  'brand' | 'sort' | 'after' | 'limit'
>;

/** A page of transfers between accounts of these brands, in the order of their numbers: the last one first. */
export async function listTransfers(
  record: LedgerRecord,
  brandIds: readonly string[],
  filter: TransferFilter,
  wanted: PageWanted,
): Promise<Page<LegOnRecord>> {
  const conditions = conditionsOf(brandIds, filter);
  const page = await withinTime(record.db, (tx) => readLegs(tx, conditions, wanted));
  const counted = await withinTime(record.db, (tx) => countTransfers(tx, conditions));
  return {
    rows: await nameLegs(record, page.legs),
    next: page.next,
    total: { count: Math.min(counted, COUNTED_MAX), atLeast: counted > COUNTED_MAX },
  };
}

export function transfersFile(
  record: LedgerRecord,
  brandIds: readonly string[],
  filter: TransferFilter,
  sort: string,
): CsvAnswer {
  return { name: 'transfers', header: HEADER, rows: fileRows(record, brandIds, filter, sort) };
}

/** Both accounts of a transfer are of one brand, so that one of them proves the scope. */
function conditionsOf(brandIds: readonly string[], filter: TransferFilter): RawBuilder<boolean> {
  const { search, account, code, amountMin, amountMax, from, to } = filter;
  const conditions = [
    sql`exists (select from ledger.account a where a.id = t.debit_account and a.merchant_id = any (${brandIds}::uuid[]))`,
    ...(search === undefined
      ? []
      : [
          /^\d+$/.test(search)
            ? sql`t.id = ${BigInt(search)}`
            : sql`t.id = any (array(select ledger.ids_by_reference(${search})))`,
        ]),
    ...(account === undefined ? [] : [ofAccount(BigInt(account))]),
    ...(code === undefined ? [] : [sql`t.code = ${code}`]),
    ...(amountMin === undefined ? [] : [sql`t.amount >= ${moneyOf(amountMin)}`]),
    ...(amountMax === undefined ? [] : [sql`t.amount <= ${moneyOf(amountMax)}`]),
    ...(from === undefined ? [] : [sql`t.created_at >= ${startOfDay(brandIds, from)}`]),
    ...(to === undefined ? [] : [sql`t.created_at < ${startOfDay(brandIds, to, 1)}`]),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** The entries by account hold inline accounts alone; those of a house account are in most transfers anyway. */
function ofAccount(account: bigint): RawBuilder<unknown> {
  return sql`(t.debit_account = ${account} and t.debit_version is not null
    or t.credit_account = ${account} and t.credit_version is not null
    or (t.debit_account = ${account} or t.credit_account = ${account})
      and not (select inline from ledger.account where id = ${account}))`;
}

async function readLegs(
  db: Queryable,
  conditions: RawBuilder<boolean>,
  { sort, after, limit }: PageWanted,
): Promise<{ legs: LegFound[]; next: string | null }> {
  const isDown = sort.startsWith('-');
  const way = sql.raw(isDown ? 'desc' : 'asc');
  const beyond =
    after === undefined
      ? sql`true`
      : sql`t.id ${sql.raw(isDown ? '<' : '>')} ${readCursor(after, sort)[1]}::bigint`;
  const found = await selectLegs(
    db,
    sql`select t.* from ledger.transfer t where ${conditions} and ${beyond} order by t.id ${way} limit ${limit + 1}`,
  );
  const legs = isDown ? found.toReversed() : found;
  const last = legs.length > limit ? legs[limit - 1] : undefined;
  return { legs: legs.slice(0, limit), next: last ? writeCursor([sort, '', String(last.id)]) : null };
}

async function countTransfers(db: Queryable, conditions: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from (
      select from ledger.transfer t where ${conditions} limit ${COUNTED_MAX + 1}) counted`.execute(db);
  return rows[0]?.n ?? 0;
}

const FILE_PART = 2000;

async function* fileRows(
  record: LedgerRecord,
  brandIds: readonly string[],
  filter: TransferFilter,
  sort: string,
) {
  const conditions = conditionsOf(brandIds, filter);
  let after: string | null | undefined;
  for (let read = 0; after !== null && read < CSV_ROWS_MAX; read += FILE_PART) {
    const wanted: PageWanted = { sort, after: after ?? undefined, limit: FILE_PART };
    const page: { legs: LegFound[]; next: string | null } = await readLegs(record.db, conditions, wanted);
    for (const leg of await nameLegs(record, page.legs)) yield fileRow(leg);
    after = page.next;
  }
}

const HEADER = [
  'id',
  'brand',
  'currency',
  'code',
  'amount',
  'from_account',
  'from_kind',
  'from_owner',
  'to_account',
  'to_kind',
  'to_owner',
  'reference',
  'at',
  'written_at',
  'block',
];

function fileRow(leg: LegOnRecord): (string | number | null)[] {
  return [
    leg.id,
    leg.brand,
    leg.currency,
    leg.code,
    leg.amount,
    leg.from.id,
    leg.from.kind,
    leg.from.owner?.name ?? leg.from.purpose,
    leg.to.id,
    leg.to.kind,
    leg.to.owner?.name ?? leg.to.purpose,
    leg.reference,
    leg.at,
    leg.writtenAt,
    leg.block,
  ];
}
