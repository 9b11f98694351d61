import { FOLLOWED_MAX } from '@lanna/contract/lotteries/follows/follows';
import { canBeFollowed } from '@lanna/rules/lotteries/lottery/draws/market';
import { GAMES } from '@lanna/rules/lotteries/lottery/games';
import { expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { followGame, unfollowGame } from './follow-game.ts';
import { followedGames } from './followed-games.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely);
const deps = { db, clock: fixedClock() };
const CODES = GAMES.filter(canBeFollowed).map(({ code }) => code);

test('a game is followed once, however often it is asked for, and left again', async () => {
  const member = await createMember(db, brand);
  for (const code of ['THAI', 'YEEKEE', 'THAI']) await followGame(deps, code, member);
  expect((await followedGames(db.kysely, member.memberId)).games).toEqual(['THAI', 'YEEKEE']);
  await unfollowGame(db.kysely, 'THAI', member);
  await unfollowGame(db.kysely, 'THAI', member);
  expect(await followedGames(db.kysely, member.memberId)).toEqual({ games: ['YEEKEE'], devices: 0 });
});

test('one-minute games and unknown ones are refused', async () => {
  const member = await createMember(db, brand);
  await expect(followGame(deps, 'SSC_1M', member)).rejects.toMatchObject({ code: 'game_too_fast' });
  await expect(followGame(deps, 'NOTHING', member)).rejects.toMatchObject({ code: 'lottery_game_unknown' });
});

test('twenty are the most, also where they are pressed at once; what is followed already is no twenty-first', async () => {
  const member = await createMember(db, brand);
  const tried = await Promise.allSettled(
    CODES.slice(0, FOLLOWED_MAX + 4).map((code) => followGame(deps, code, member)),
  );
  const refused = tried.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(4);
  for (const one of refused) expect(one).toMatchObject({ reason: { code: 'followed_enough' } });
  const { games } = await followedGames(db.kysely, member.memberId);
  expect(games).toHaveLength(FOLLOWED_MAX);
  await followGame(deps, games[0] ?? '', member);
});
