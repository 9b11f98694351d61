import { FOLLOWED_MAX } from '@lanna/contract/lotteries/follows/follows';
import { canBeFollowed } from '@lanna/rules/lotteries/lottery/draws/market';
import { sql } from 'kysely';
import type { Owner } from '../../../../platform/http/calls/owner-of.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database, Queryable } from '../../../../platform/sql/database.ts';
import { namedGame } from '../../draws/lottery-game.ts';

/**
 * From the next result on the member's devices are notified. Refuses with `lottery_game_unknown`, `game_too_fast` and, where twenty are followed,
 * `followed_enough`; what is followed already stays as it is.
 */
export async function followGame(
  { db, clock }: { db: Database; clock: Clock },
  code: string,
  { merchantId, memberId }: Owner,
): Promise<void> {
  if (!canBeFollowed(namedGame(code))) throw new Refusal('game_too_fast');
  await db.transaction(async (tx) => {
    // Pressed on two devices at once, the twenty-first is refused all the same.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`follows ${memberId}`}, 0))`.execute(tx);
    const followed = await tx
      .selectFrom('follows.game_follow')
      .select('game_code')
      .where('member_id', '=', memberId)
      .execute();
    if (followed.some(({ game_code }) => game_code === code)) return;
    if (followed.length >= FOLLOWED_MAX) throw new Refusal('followed_enough');
    await tx
      .insertInto('follows.game_follow')
      .values({ merchant_id: merchantId, member_id: memberId, game_code: code, followed_at: clock.now() })
      .execute();
  });
}

export async function unfollowGame(
  db: Queryable,
  code: string,
  { merchantId, memberId }: Owner,
): Promise<void> {
  await db
    .deleteFrom('follows.game_follow')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('game_code', '=', code)
    .execute();
}
