import { afterAll, expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { chooseBoardName, readBoardName } from './choose-board-name.ts';
import { gatherWins } from './gather-wins.ts';
import type { Board } from './list-wins.ts';
import { UNIT, winningFixture } from './winning.fixture.ts';

/** One in the morning in Bangkok. */
const NOW = new Date('2026-11-21T18:00:00Z');
const EVENING = new Date('2026-11-21T16:00:00Z');
const { db, url } = await testDatabase();
const house = await winningFixture(url, db, NOW);
const { somchai, malee, river, owner, won, changed } = house;
afterAll(() => owner.end());

async function board(of: Board['of'], host?: string, more: Omit<Board, 'of'> = {}) {
  const list = await house.board({ of, ...more }, host);
  return list.map(({ name, payout }) => `${name} ${payout}`);
}

test('wins stand on the boards masked, the newest or the largest first, those of yesterday not among today’s', async () => {
  await won(somchai, 500n * UNIT, EVENING);
  await won(malee, 200n * UNIT, NOW);
  await gatherWins(db, NOW);
  expect(await board('latest')).toEqual(['ma***99 200.00', 'so***ai 500.00']);
  expect(await board('week')).toEqual(['so***ai 500.00', 'ma***99 200.00']);
  expect(await board('day')).toEqual(['ma***99 200.00']);
  expect(await board('week', 'hill.test')).toEqual([]);
});

test('less than the brand shows, and what gave back no more than the stake, is no win', async () => {
  await won(malee, 99n * UNIT, NOW);
  await won(malee, 300n * UNIT, NOW, { stake: 300n * UNIT });
  await gatherWins(db, NOW);
  expect(await board('latest')).toHaveLength(2);
});

test('each win stands once, however often it is looked for', async () => {
  await gatherWins(db, NOW);
  await gatherWins(db, NOW);
  expect(await board('latest')).toHaveLength(2);
});

test('a win that is lowered or raised moves, and one that is taken back leaves', async () => {
  const bet = await won(malee, 900n * UNIT, NOW);
  await gatherWins(db, NOW);
  expect((await board('week'))[0]).toBe('ma***99 900.00');
  await changed(bet, -600n * UNIT);
  await gatherWins(db, NOW);
  expect(await board('week')).toEqual(['so***ai 500.00', 'ma***99 300.00', 'ma***99 200.00']);
  await changed(bet, 400n * UNIT);
  await gatherWins(db, NOW);
  expect((await board('week'))[0]).toBe('ma***99 700.00');
  await changed(bet, -700n * UNIT);
  await gatherWins(db, NOW);
  expect(await board('week')).toEqual(['so***ai 500.00', 'ma***99 200.00']);
});

test('a win that is corrected is no newer for it, and one of a bet from before any board comes to none', async () => {
  const bet = await won(somchai, 150n * UNIT, EVENING);
  const old = await won(somchai, 50n * UNIT, new Date(NOW.getTime() - 40 * 24 * 60 * 60_000));
  await gatherWins(db, NOW);
  await changed(bet, 5n * UNIT);
  await changed(old, 5000n * UNIT);
  await gatherWins(db, NOW);
  expect(await board('month')).toEqual(['so***ai 500.00', 'ma***99 200.00', 'so***ai 155.00']);
  expect((await board('latest'))[0]).toBe('ma***99 200.00');
  await changed(bet, -100n * UNIT);
  await gatherWins(db, NOW);
  expect(await board('month')).toHaveLength(2);
});

test('by multiples stand those whose stake was not too small for it, and the multiple is never more than was won', async () => {
  await won(malee, 2000n * UNIT, NOW, { stake: 30n * UNIT, game: 'koi' });
  await gatherWins(db, NOW);
  const list = await house.board({ of: 'day', by: 'multiple' });
  expect(list.map(({ stake, multiple }) => [stake, multiple])).toEqual([['30.00', '66.66']]);
  expect(await board('day', undefined, { category: 'FISH' })).toEqual(['ma***99 2000.00']);
  expect(await board('latest', undefined, { category: 'RNG' })).toEqual(['ma***99 200.00', 'so***ai 500.00']);
});

test('who wants no letters of the name on the boards stands there without, at once, and may come back', async () => {
  const of = { merchantId: river.id, memberId: somchai.memberId };
  const deps = { db, clock: fixedClock(NOW.toISOString()) };
  expect(await readBoardName(db.kysely, somchai.memberId)).toEqual({ unnamed: false });
  await chooseBoardName(deps, of, { unnamed: true });
  await chooseBoardName(deps, of, { unnamed: true });
  expect(await board('latest', undefined, { category: 'RNG' })).toEqual(['ma***99 200.00', 'null 500.00']);
  await chooseBoardName(deps, of, { unnamed: false });
  expect(await board('latest', undefined, { category: 'RNG' })).toEqual(['ma***99 200.00', 'so***ai 500.00']);
});

test('a locked or self-excluded member is on no board', async () => {
  await db.kysely
    .updateTable('members.member')
    .set({ status: 'self_excluded' })
    .where('id', '=', malee.memberId)
    .execute();
  expect(await board('latest')).toEqual(['so***ai 500.00']);
});

test('a member the demo plays itself is marked, and can be at no brand that plays for real money', async () => {
  await owner.query('insert into members.demo_player values ($1, now())', [somchai.memberId]);
  expect(await house.board({ of: 'latest' })).toMatchObject([{ demoPlayer: true, gameName: 'Naga' }]);
  await db.kysely
    .updateTable('brands.merchant')
    .set({ settings: JSON.stringify({ demo: false }) })
    .where('id', '=', river.id)
    .execute();
  await expect(
    owner.query('insert into members.demo_player values ($1, now())', [malee.memberId]),
  ).rejects.toThrow('play money');
});

test('a brand that turns its boards off shows no winner', async () => {
  await db.kysely
    .updateTable('brands.merchant')
    .set({ settings: JSON.stringify({ winners: { shown: false } }) })
    .where('id', '=', river.id)
    .execute();
  expect(await board('week')).toEqual([]);
});

test('wins older than any board are let go', async () => {
  await gatherWins(db, new Date(NOW.getTime() + 33 * 24 * 60 * 60_000));
  expect(await db.kysely.selectFrom('winners.win').select('bet_id').execute()).toEqual([]);
});
