import type { Money } from '@lanna/rules/money';
import type { Queryable } from '../../../platform/sql/database.ts';

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
