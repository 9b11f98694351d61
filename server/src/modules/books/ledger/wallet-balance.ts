import type { Money } from '@lanna/rules/money';
import type { Queryable } from '../../../platform/sql/database.ts';

/** What a member may stake or withdraw: the balance less what is held. Nothing without a wallet at this brand. */
export async function walletBalance(
  db: Queryable,
  holder: { merchantId: string; memberId: string },
): Promise<Money> {
  const wallet = await db
    .selectFrom('ledger.available_balance')
    .select('available')
    .where('is_wallet', '=', true)
    .where('owner_id', '=', holder.memberId)
    .where('merchant_id', '=', holder.merchantId)
    .executeTakeFirst();
  return wallet?.available ?? 0n;
}

/** The same of many: nothing for a member without a wallet. */
export async function walletBalances(
  db: Queryable,
  { merchantId, memberIds }: { merchantId: string; memberIds: readonly string[] },
): Promise<Map<string, Money>> {
  const rows = await db
    .selectFrom('ledger.available_balance')
    .select(['owner_id', 'available'])
    .where('is_wallet', '=', true)
    .where('owner_id', 'in', [...memberIds])
    .where('merchant_id', '=', merchantId)
    .execute();
  return new Map(rows.map(({ owner_id, available }) => [owner_id ?? '', available ?? 0n]));
}

/** What a member has of bonus money, which lies apart from the wallet. */
export async function bonusMoney(
  db: Queryable,
  holder: { merchantId: string; memberId: string },
): Promise<Money> {
  const account = await db
    .selectFrom('ledger.available_balance')
    .select('available')
    .where('kind', '=', 'player_bonus')
    .where('owner_id', '=', holder.memberId)
    .where('merchant_id', '=', holder.merchantId)
    .executeTakeFirst();
  return account?.available ?? 0n;
}
