import type { listMemberAccounts } from '@lanna/contract/books/ledger/member-ops';
import type { Value } from '@lanna/contract/endpoint';
import { formatMoney } from '@lanna/rules/money';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Every account of a member, the wallet first. */
export async function listAccountsOf(
  db: Queryable,
  { brandId, memberId }: { brandId: string; memberId: string },
): Promise<Value<typeof listMemberAccounts>> {
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
    .where('merchant_id', '=', brandId)
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
