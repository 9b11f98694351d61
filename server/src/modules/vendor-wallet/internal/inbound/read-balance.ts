import type { Money } from '@lanna/rules/money';
import type { Queryable } from '../../../../platform/database.ts';
import type { GameToken } from './game-token.ts';
import type { WalletOutcome } from './wallet-call.ts';

/** The player's balance. An expired token will do: a round in play must be able to end. */
export async function readBalance(db: Queryable, token: GameToken): Promise<WalletOutcome> {
  const row = await db
    .selectFrom('ledger.available_balance as account')
    .innerJoin('brands.merchant as merchant', 'merchant.id', 'account.merchant_id')
    .select(['account.available', 'merchant.enabled'])
    .where('account.account_id', '=', token.accountId)
    .$narrowType<{ available: Money }>()
    .executeTakeFirstOrThrow();
  return { status: row.enabled ? 'RS_OK' : 'RS_ERROR_INVALID_PARTNER', balance: row.available };
}
