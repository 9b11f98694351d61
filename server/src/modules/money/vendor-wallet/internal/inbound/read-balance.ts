import type { Money } from '@lanna/rules/money';
import type { Queryable } from '../../../../../platform/sql/database.ts';
import type { GameToken } from './game-token.ts';
import type { WalletOutcome } from './wallet-call.ts';

/**
 * The player's balance. An expired token is accepted while a round with the vendor is in play, which must be able to end; after
 * that the member has logged out with the game left open, and the balance is no longer shown.
 */
export async function readBalance(db: Queryable, token: GameToken, now: Date): Promise<WalletOutcome> {
  if (token.expiresAt <= now && !(await isInPlay(db, token)))
    return { status: 'RS_ERROR_TOKEN_EXPIRED', balance: null };
  const row = await db
    .selectFrom('ledger.available_balance as account')
    .innerJoin('brands.brand as merchant', 'merchant.id', 'account.merchant_id')
    .select(['account.available', 'merchant.enabled'])
    .where('account.account_id', '=', token.accountId)
    .$narrowType<{ available: Money }>()
    .executeTakeFirstOrThrow();
  return { status: row.enabled ? 'RS_OK' : 'RS_ERROR_INVALID_PARTNER', balance: row.available };
}

async function isInPlay(db: Queryable, { vendorId, accountId, memberId }: GameToken): Promise<boolean> {
  const open = await db
    .selectFrom('bets.placed_bet')
    .select('id')
    .where('member_id', '=', memberId)
    .where('account_id', '=', accountId)
    .where('source_id', '=', vendorId)
    .where('status', '=', 'open')
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}
