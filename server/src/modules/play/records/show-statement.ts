import type { Received, Value } from '@lanna/contract/endpoint';
import type { memberStatement as endpoint, StatementRow } from '@lanna/contract/play/records/records';
import { localText } from '@lanna/rules/local-text';
import { formatMoney } from '@lanna/rules/money';
import type { Queryable } from '../../../platform/sql/database.ts';
import {
  accountHistory,
  balanceAfter,
  type CountedAccount,
  countedAccounts,
  type HistoryRow,
  versionsBefore,
} from '../../books/ledger/account-history.ts';
import { nameReferences, type ReferenceNames } from '../../books/ledger/reference-names.ts';
import { type Period, periodOf } from './period.ts';
import type { RecordReader } from './record-source.ts';
import { accountAsked, showAccount } from './statement/statement-account.ts';

export interface StatementDeps {
  db: Queryable;
  names: readonly ReferenceNames[];
  now: Date;
}

/**
 * One page of a period of one account, newest first. The account counts its transfers without a gap: the period's ends are looked
 * up by the clock once, and every page is a stretch of numbers, so that the last page of a million is as quick as the first of ten,
 * and opening balance, changes and closing balance always add up.
 */
export async function showStatement(
  deps: StatementDeps,
  reader: RecordReader,
  { account: asked, before, pageSize, ...days }: Received<typeof endpoint>['query'],
): Promise<Value<typeof endpoint>> {
  const { db, now } = deps;
  const { brand, memberId } = reader;
  const period = periodOf(days, { timeZone: brand.timeZone, now });
  const own = await countedAccounts(db, { merchantId: brand.id, memberId });
  const account = accountAsked(own, asked);
  const shown = { period: { from: period.from, to: period.to }, accounts: own.map(showAccount) };
  if (!account)
    return { ...shown, account: null, opening: '0.00', closing: '0.00', changes: 0, rows: [], next: null };
  const { after, last } = await versionsOf(db, account, period);
  const end = before === undefined ? last : smaller(last, BigInt(before) - 1n);
  const first = larger(after + 1n, end - BigInt(pageSize) + 1n);
  const [rows, opening, closing] = await Promise.all([
    end < first ? [] : accountHistory(db, { account: account.id, first, last: end }),
    balanceAfter(db, account.id, after),
    balanceAfter(db, account.id, last),
  ]);
  return {
    ...shown,
    account: String(account.id),
    opening: formatMoney(opening),
    closing: formatMoney(closing),
    changes: Number(last - after),
    rows: await showRows(deps, reader, rows),
    next: first > after + 1n && rows.length > 0 ? String(first) : null,
  };
}

/** The last version before the period, and the last one in it. */
async function versionsOf(db: Queryable, { id, version }: CountedAccount, { since, until }: Period) {
  const [after, last] = await Promise.all([versionsBefore(db, id, since), versionsBefore(db, id, until)]);
  // Money may have moved between the look-ups.
  return { after, last: larger(after, smaller(last, larger(version, after))) };
}

async function showRows(
  { db, names }: StatementDeps,
  { brand, language, memberId }: RecordReader,
  rows: readonly HistoryRow[],
): Promise<StatementRow[]> {
  const owners = rows.flatMap(({ other_kind, other_owner_id }) =>
    other_kind === 'vendor_settlement' && other_owner_id ? [other_owner_id] : [],
  );
  const [about, vendors] = await Promise.all([
    nameReferences(db, [...new Set(rows.map(({ group_id }) => group_id))], names),
    vendorNames(db, [...new Set(owners)]),
  ]);
  return rows.map((row) => {
    const text = about.get(row.group_id);
    return {
      version: Number(row.version),
      transfer: String(row.transfer_id),
      at: row.created_at.toISOString(),
      code: row.code,
      change: formatMoney(row.change),
      balance: formatMoney(row.balance),
      other: {
        kind: row.other_kind,
        purpose: row.other_purpose,
        own: row.other_owner_id === memberId,
        name: vendors.get(row.other_owner_id ?? '') ?? null,
      },
      reference: row.group_id,
      about: text ? localText(text, language, brand.defaultLanguage) : null,
    };
  });
}

async function vendorNames(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const vendors = await db
    .selectFrom('catalogue.vendor_record')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(vendors.map(({ id, name }) => [id, name]));
}

const smaller = (one: bigint, other: bigint) => (one < other ? one : other);
const larger = (one: bigint, other: bigint) => (one > other ? one : other);
