import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database.ts';

/** What the player may stake or withdraw: the balance less what is held. Nothing without a wallet at this brand. */
export async function playerBalance(
  db: Queryable,
  player: { merchantId: string; memberId: string },
): Promise<Money> {
  const account = await db
    .selectFrom('ledger.account')
    .select(sql<Money>`balance - held`.as('available'))
    .where('kind', '=', 'player')
    .where('owner_id', '=', player.memberId)
    .where('merchant_id', '=', player.merchantId)
    .executeTakeFirst();
  return account?.available ?? 0n;
}
