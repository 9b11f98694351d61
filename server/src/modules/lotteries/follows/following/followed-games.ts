import type { Value } from '@lanna/contract/endpoint';
import type { followedGames as contract } from '@lanna/contract/lotteries/follows/follows';
import type { Queryable } from '../../../../platform/sql/database.ts';

export async function followedGames(db: Queryable, memberId: string): Promise<Value<typeof contract>> {
  const [games, { devices }] = await Promise.all([
    db
      .selectFrom('follows.game_follow')
      .select('game_code')
      .where('member_id', '=', memberId)
      .orderBy('followed_at')
      .orderBy('game_code')
      .execute(),
    db
      .selectFrom('web_push.listening_member')
      .select(({ fn }) => fn.countAll<bigint>().as('devices'))
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow(),
  ]);
  return { games: games.map(({ game_code }) => game_code), devices: Number(devices) };
}
