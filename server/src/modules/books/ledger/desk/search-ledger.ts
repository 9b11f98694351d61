import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { SearchKind } from '../../../../platform/ops/search-kind.ts';
import type { Database, Queryable } from '../../../../platform/sql/database.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NUMBER = /^\d{1,18}$/;

/** Transfers by their number or the reference they share; accounts by their number. */
export function searchLedger({ db }: { db: Database }): readonly SearchKind[] {
  return [
    { permission: 'ledger.read', find: (q, brandIds, limit) => findTransfers(db.kysely, q, brandIds, limit) },
    { permission: 'ledger.read', find: (q, brandIds) => findAccounts(db.kysely, q, brandIds) },
  ];
}

async function findTransfers(db: Queryable, q: string, brandIds: readonly string[], limit: number) {
  if (!NUMBER.test(q) && !UUID.test(q)) return [];
  const condition = NUMBER.test(q)
    ? sql`t.id = ${BigInt(q)}`
    : sql`t.id in (select ledger.ids_by_reference(${q}))`;
  const { rows } = await sql<{ id: bigint; code: string; amount: bigint; currency: string; at: Date }>`
    select t.id, t.code, t.amount, a.currency, t.created_at as at
    from ledger.transfer t join ledger.account a on a.id = t.debit_account
    where ${condition} and a.merchant_id = any (${brandIds}::uuid[])
    order by t.id limit ${limit}`.execute(db);
  return rows.map(({ id, code, amount, currency, at }) => ({
    kind: 'transfer',
    id: String(id),
    title: `${code} ${formatMoney(amount)} ${currency}`,
    detail: at.toISOString(),
  }));
}

async function findAccounts(db: Queryable, q: string, brandIds: readonly string[]) {
  if (!NUMBER.test(q)) return [];
  const found = await db
    .selectFrom('ledger.account')
    .select(['id', 'kind', 'purpose', 'balance', 'currency'])
    .where('id', '=', BigInt(q))
    .where('merchant_id', 'in', brandIds)
    .execute();
  return found.map(({ id, kind, purpose, balance, currency }) => ({
    kind: 'account',
    id: String(id),
    title: purpose === '' ? kind : `${kind} ${purpose}`,
    detail: `${formatMoney(balance)} ${currency}`,
  }));
}
