import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database.ts';
import type { GameToken } from './game-token.ts';
import type { WalletOutcome } from './wallet-call.ts';

/** The player's balance. An expired token will do: a round in play must be able to end. */
export async function readBalance(db: Queryable, token: GameToken): Promise<WalletOutcome> {
  const row = await db
    .selectFrom('ledger.account as account')
    .innerJoin('brands.merchant as merchant', 'merchant.id', 'account.merchant_id')
    .select([sql<Money>`account.balance - account.held`.as('available'), 'merchant.enabled'])
    .where('account.id', '=', token.accountId)
    .executeTakeFirstOrThrow();
  return { status: row.enabled ? 'RS_OK' : 'RS_ERROR_INVALID_PARTNER', balance: row.available };
}
