import type {
  listMemberAccounts as accountsEndpoint,
  listMemberStatement as endpoint,
  memberStatementQuery,
} from '@lanna/contract/books/ledger/member-ops';
import type { Value } from '@lanna/contract/endpoint';
import type { LocalText } from '@lanna/rules/local-text';
import { formatMoney } from '@lanna/rules/money';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { CsvAnswer } from '../../../../platform/ops/ops-route.ts';
import { type Paging, readAllRows, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { dayBounds } from '../../../house/brands/day-bounds.ts';
import { nameReferences, type ReferenceNames } from '../reference-names.ts';

type Query = z.output<typeof memberStatementQuery>;
type Filter = Omit<Query, 'brand' | 'sort' | 'after' | 'limit'>;
interface Holder {
  brand: Brand;
  memberId: string;
}

const PAGING: Paging = {
  keys: { at: { by: sql`s.created_at`, type: 'timestamptz' } },
  id: sql`s.leg`,
  idType: 'text',
};

/** Every account of a member, the wallet first. */
export async function listMemberAccounts(
  db: Queryable,
  { brand, memberId }: Holder,
): Promise<Value<typeof accountsEndpoint>> {
  const rows = await db
    .selectFrom('ledger.account')
    .select([
      'id',
      'kind',
      'purpose',
      'currency',
      'is_wallet',
      'inline',
      'balance',
      'held',
      'version',
      'opened_at',
    ])
    .where('owner_id', '=', memberId)
    .where('merchant_id', '=', brand.id)
    .orderBy('is_wallet', 'desc')
    .orderBy('id')
    .limit(200)
    .execute();
  return {
    rows: rows.map((row) => ({
      id: row.id.toString(),
      kind: row.kind,
      purpose: row.purpose,
      currency: row.currency,
      wallet: row.is_wallet,
      balance: formatMoney(row.balance),
      held: formatMoney(row.held),
      transfers: row.inline ? Number(row.version) : null,
      openedAt: row.opened_at.toISOString(),
    })),
  };
}

/** One page of what moved on a member's accounts, each movement with the account on its other side. */
export async function listMemberStatement(
  db: Queryable,
  holder: Holder,
  { sort, after, limit, brand, ...filter }: Query,
  topics: readonly ReferenceNames[],
): Promise<Value<typeof endpoint>> {
  const page = await readPage(db, movements(db, holder, filter), PAGING, { sort, after, limit });
  const names = await nameReferences(db, [...new Set(page.rows.map(({ group_id }) => group_id))], topics);
  return { ...page, rows: page.rows.map((row) => showMovement(row, names.get(row.group_id))) };
}

/** All of it as a file. */
export function exportMemberStatement(
  db: Queryable,
  holder: Holder,
  { sort, ...filter }: Filter & { sort: string },
): CsvAnswer {
  return {
    name: `statement-${holder.memberId.slice(0, 8)}`,
    header: [
      'at',
      'code',
      'account',
      'kind',
      'change',
      'balance after',
      'other account',
      'other kind',
      'other purpose',
      'currency',
      'reference',
      'transfer',
    ],
    rows: rowsOf(db, holder, { sort, ...filter }),
  };
}

async function* rowsOf(db: Queryable, holder: Holder, { sort, ...filter }: Filter & { sort: string }) {
  for await (const row of readAllRows(movements(db, holder, filter), PAGING, { sort })) {
    const shown = showMovement(row);
    const { other } = shown;
    yield [
      shown.at,
      shown.code,
      shown.account,
      shown.kind,
      shown.change,
      shown.balance,
      other.account,
      other.kind,
      other.purpose,
      shown.currency,
      shown.reference,
      shown.transfer,
    ];
  }
}

/** Each side of a transfer that is one of the member's accounts, found by the indices of either side. */
function movements(db: Queryable, { brand, memberId }: Holder, { from, to, code, account, way }: Filter) {
  const { since, until } = dayBounds({ from, to }, brand.timeZone);
  const own = sql`select id from ledger.account where owner_id = ${memberId} and merchant_id = ${brand.id}`;
  const owned = (inline: boolean) => sql`(${own} and inline = ${sql.lit(inline)})`;
  const columns = sql`t.id, t.created_at, t.event_at, t.group_id, t.code`;
  const left = sql`${columns}, t.debit_account as account_id, t.credit_account as other_id, -t.amount as change,
    t.debit_balance as balance, t.id || '-' as leg`;
  const came = sql`${columns}, t.credit_account, t.debit_account, t.amount, t.credit_balance, t.id || '+'`;
  const parts: RawBuilder<unknown>[] = [
    sql`select ${left} from ledger.transfer t where t.debit_account in ${owned(true)} and t.debit_version is not null`,
    sql`select ${came} from ledger.transfer t where t.credit_account in ${owned(true)} and t.credit_version is not null`,
    // What is owed has no balance with each transfer.
    sql`select ${left} from ledger.transfer t where t.debit_account in ${owned(false)} and t.code = 'win_shortfall'`,
    sql`select ${left} from ledger.transfer t where t.debit_account in ${owned(false)}
      and t.code in ('commission_shortfall', 'salary_shortfall', 'dividend_shortfall')`,
    sql`select ${left} from ledger.transfer t where t.debit_account in ${owned(false)} and t.code = 'lottery_rebate_shortfall'`,
    sql`select ${came} from ledger.transfer t where t.credit_account in ${owned(false)} and t.code = 'debt_forgiven'`,
    sql`select ${came} from ledger.transfer t
      where t.debit_account in ${owned(true)} and t.debit_version is not null and t.credit_account in ${owned(false)}`,
  ];
  const side = sql<{
    id: bigint;
    created_at: Date;
    event_at: Date;
    group_id: string;
    code: string;
    account_id: bigint;
    other_id: bigint;
    change: bigint;
    balance: bigint | null;
    leg: string;
  }>`(${sql.join(parts, sql` union all `)})`;
  return db
    .selectFrom(side.as('s'))
    .innerJoin('ledger.account as a', 'a.id', 's.account_id')
    .innerJoin('ledger.account as o', 'o.id', 's.other_id')
    .select([
      's.id',
      's.created_at',
      's.group_id',
      's.code',
      's.change',
      's.balance',
      's.account_id',
      's.other_id',
      'a.kind',
      'a.currency',
      'o.kind as other_kind',
      'o.purpose as other_purpose',
    ])
    .$if(since !== undefined, (query) => query.where('s.created_at', '>=', since ?? new Date(0)))
    .$if(until !== undefined, (query) => query.where('s.created_at', '<', until ?? new Date(0)))
    .$if(code !== undefined, (query) => query.where('s.code', '=', code ?? ''))
    .$if(account !== undefined, (query) => query.where('s.account_id', '=', BigInt(account ?? 0)))
    .$if(way !== undefined, (query) => query.where('s.change', way === 'in' ? '>' : '<', 0n));
}

type Movement = Awaited<ReturnType<ReturnType<typeof movements>['executeTakeFirstOrThrow']>>;

function showMovement(row: Movement, about?: LocalText): Value<typeof endpoint>['rows'][number] {
  return {
    transfer: row.id.toString(),
    change: formatMoney(row.change),
    account: row.account_id.toString(),
    kind: row.kind,
    balance: row.balance === null ? null : formatMoney(row.balance),
    other: { account: row.other_id.toString(), kind: row.other_kind, purpose: row.other_purpose },
    code: row.code,
    reference: row.group_id,
    about: about ?? null,
    currency: row.currency,
    at: row.created_at.toISOString(),
  };
}
