import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../../platform/sql/database.ts';
import type { GameToken } from './game-token.ts';
import type { WalletOutcome } from './wallet-call.ts';

/**
 * The player's balance. An expired token is accepted while a round with the vendor is in play, which must be able to end; after
 * that the member has logged out with the game left open, and the balance is no longer shown.
 */
export async function readBalance(
  db: Queryable,
  token: GameToken,
  gameCode: string,
  now: Date,
): Promise<WalletOutcome> {
  if (token.expiresAt <= now && !(await isInPlay(db, token)))
    return { status: 'RS_ERROR_TOKEN_EXPIRED', balance: null };
  const row = await db
    .selectFrom('ledger.available_balance as account')
    .innerJoin('brands.brand as merchant', 'merchant.id', 'account.merchant_id')
    .select(['account.available', 'merchant.enabled'])
    .where('account.account_id', '=', token.accountId)
    .$narrowType<{ available: Money }>()
    .executeTakeFirstOrThrow();
  if (!row.enabled) return { status: 'RS_ERROR_INVALID_PARTNER', balance: row.available };
  return { status: 'RS_OK', balance: row.available + (await playableBonus(db, token, gameCode, now)) };
}

/** What of an active bonus the game may be played with. */
async function playableBonus(
  db: Queryable,
  { memberId, vendorId }: GameToken,
  gameCode: string,
  now: Date,
): Promise<Money> {
  const { rows } = await sql<{ available: Money }>`
    select a.available from bonuses.playing b
    join ledger.available_balance a on a.account_id = b.bonus_account
    join catalogue.game_record g on g.vendor_id = ${vendorId} and g.code = ${gameCode}
    join catalogue.vendor_record v on v.id = g.vendor_id
    where b.member_id = ${memberId} and b.ends_at > ${now} and (b.contributions ->> g.game_type)::integer > 0
      and not b.excluded ? (v.code || '/' || g.code)`.execute(db);
  return rows[0]?.available ?? 0n;
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
