import type { AccountRow, listAccounts as endpoint } from '@lanna/contract/books/ledger/ops';
import { formatMoney } from '@lanna/rules/money';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { CsvAnswer } from '../../../../platform/ops/ops-route.ts';
import {
  type Page,
  type PageWanted,
  type Paging,
  readAllRows,
  readPage,
} from '../../../../platform/ops/read-page.ts';
import { withinTime } from '../../../../platform/ops/within-time.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { type AccountFound, type LedgerRecord, showAccountName } from '../owner-names.ts';

export type AccountFilter = Omit<
  z.output<NonNullable<typeof endpoint.query>>,
  'brand' | 'sort' | 'after' | 'limit'
>;

/** A page of the accounts of these brands. Balances that are added up by a job are as of its last run. */
export async function listAccounts(
  record: LedgerRecord,
  brandIds: readonly string[],
  filter: AccountFilter,
  wanted: PageWanted,
): Promise<Page<AccountRow>> {
  const page = await withinTime(record.db, (tx) =>
    readPage(tx, accountsOf(tx, brandIds, filter), PAGING, wanted),
  );
  return { ...page, rows: await showAccounts(record, page.rows) };
}

/** One account of these brands, with what else its page shows. */
export function findAccount(record: LedgerRecord, brandIds: readonly string[], id: string) {
  return accountsOf(record.db, brandIds, {}).where('a.id', '=', BigInt(id)).executeTakeFirst();
}

export function accountsFile(
  record: LedgerRecord,
  brandIds: readonly string[],
  filter: AccountFilter,
  sort: string,
): CsvAnswer {
  return { name: 'accounts', header: HEADER, rows: fileRows(record, brandIds, filter, sort) };
}

/** The numbers of accounts are drawn as they are opened. */
const PAGING: Paging = {
  keys: { at: { by: sql`a.id`, type: 'bigint' }, balance: { by: sql`a.balance`, type: 'bigint' } },
  id: sql`a.id`,
  idType: 'bigint',
};

function accountsOf(db: Queryable, brandIds: readonly string[], filter: AccountFilter) {
  return db
    .selectFrom('ledger.account as a')
    .innerJoin('ledger.account_kind as k', 'k.code', 'a.kind')
    .innerJoin('brands.brand as b', 'b.id', 'a.merchant_id')
    .where('a.merchant_id', 'in', brandIds)
    .where(passes(filter))
    .select([
      'a.id',
      'b.code as brand',
      'a.currency',
      'a.kind',
      'k.owner as owner_kind',
      'a.owner_id',
      'a.purpose',
      'a.balance',
      'a.held',
      'a.version',
      'a.inline',
      'a.min_balance',
      'a.opened_at',
    ]);
}

type Found = Awaited<ReturnType<ReturnType<typeof accountsOf>['executeTakeFirstOrThrow']>>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function passes({ kind, search, currency, state }: AccountFilter): RawBuilder<boolean> {
  const conditions = [
    sql`true`,
    ...(kind ? [sql`a.kind = ${kind}`] : []),
    ...(search === undefined ? [] : [foundBy(search)]),
    ...(currency ? [sql`a.currency = ${currency}`] : []),
    ...(state === 'negative' ? [sql`a.balance < 0`] : []),
    ...(state === 'held' ? [sql`a.held > 0`] : []),
    ...(state === 'empty' ? [sql`a.balance = 0`] : []),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** A number, the id of an owner, or what the account is for. */
function foundBy(search: string): RawBuilder<unknown> {
  if (/^\d{1,18}$/.test(search)) return sql`a.id = ${BigInt(search)}`;
  return UUID.test(search) ? sql`a.owner_id = ${search}::uuid` : sql`a.purpose = ${search}`;
}

export async function showAccounts(
  { db, ownerNames }: LedgerRecord,
  found: readonly Found[],
): Promise<AccountRow[]> {
  const names = await ownerNames()(
    db,
    found.flatMap(({ owner_id }) => owner_id ?? []),
  );
  return found.map((account) => ({
    ...showAccountName(account satisfies AccountFound, names),
    brand: account.brand,
    currency: account.currency,
    balance: formatMoney(account.balance),
    held: formatMoney(account.held),
    transfers: account.inline ? Number(account.version) : null,
    inline: account.inline,
    openedAt: account.opened_at.toISOString(),
  }));
}

const NAMED_AT_ONCE = 500;

async function* fileRows(
  record: LedgerRecord,
  brandIds: readonly string[],
  filter: AccountFilter,
  sort: string,
) {
  let part: Found[] = [];
  for await (const account of readAllRows(accountsOf(record.db, brandIds, filter), PAGING, { sort })) {
    part.push(account);
    if (part.length < NAMED_AT_ONCE) continue;
    yield* (await showAccounts(record, part)).map(fileRow);
    part = [];
  }
  yield* (await showAccounts(record, part)).map(fileRow);
}

const HEADER = [
  'id',
  'brand',
  'kind',
  'owner_id',
  'owner',
  'purpose',
  'currency',
  'balance',
  'held',
  'transfers',
  'opened_at',
];

function fileRow(row: AccountRow): (string | number | null)[] {
  return [
    row.id,
    row.brand,
    row.kind,
    row.owner?.id ?? null,
    row.owner?.name ?? null,
    row.purpose,
    row.currency,
    row.balance,
    row.held,
    row.transfers,
    row.openedAt,
  ];
}
