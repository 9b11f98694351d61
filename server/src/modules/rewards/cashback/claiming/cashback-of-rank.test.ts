import { MONEY_SCALE } from '@lanna/rules/money';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { ownerOf } from '../../../books/ledger/ledger.factory.ts';
import { levelsFor } from '../../ranks/ranks.factory.ts';
import { moveRank } from '../../ranks/reviewing/move-rank.ts';
import { listRewards } from '../../reward-centre/list-rewards.ts';
import { cashbackFixture } from '../cashback.fixture.ts';
import { openCashback } from '../reading/open-cashback.ts';

const { db, url } = await testDatabase();
const owner = await ownerOf(url);
const house = await cashbackFixture(url, db);
const { brand, clock } = house;
const baht = (amount: number) => BigInt(amount) * MONEY_SCALE;
const DAY_MS = 86_400_000;

const move = (memberId: string, from: number, to: number) =>
  db.transaction((tx) =>
    moveRank(tx, {
      ...{ brand, memberId, from, to, levels: undefined, figures: null, now: clock.now() },
      ...{ cause: 'by_hand', heldUntil: '2027-01-31', by: 'somsri', reason: 'for the test' },
    }),
  );

test('a rank adds to cashback from the day after it was reached, to kinds of games that have some, and the claim is recounted with it', async () => {
  await levelsFor(db, brand.id, clock.now());
  const player = await house.join();
  await move(player.memberId, 0, 3);
  await house.play(player, baht(1000));
  expect((await house.mine(player)).open).toBe('7.00');
  clock.advance(DAY_MS);
  await house.play(player, baht(1000));
  await house.play(player, baht(1000), { category: 'LOTT' });
  // What is lost again counts as it was on its day.
  await move(player.memberId, 3, 2);
  const { days } = await house.mine(player);
  expect(days.map(({ day, open }) => [day, open])).toEqual([
    ['2026-11-21', '7.30'],
    ['2026-11-20', '7.00'],
  ]);
  expect((await house.claim(player)).claim.amount).toBe('14.30');
  clock.advance(DAY_MS);
  await house.play(player, baht(1000));
  expect((await house.mine(player)).open).toBe('7.20');
  await house.expectSound();
});

test('a rank from before there were moves counts as it stands, and the verification finds a line with another rate', async () => {
  const player = await house.join();
  await owner.query('update members.member set rank_level = 5 where id = $1', [player.memberId]);
  await house.play(player, baht(1000));
  const { claim } = await house.claim(player);
  expect(claim.amount).toBe('7.50');
  await house.expectSound();
  await owner.query('update members.member set rank_level = 4 where id = $1', [player.memberId]);
  await expect(house.expectSound()).rejects.toThrow();
  await owner.query('update members.member set rank_level = 5 where id = $1', [player.memberId]);
});

test('the reward centre has what a claim would pay, until it was paid; who is out of play is offered nothing', async () => {
  const player = await house.join();
  const open = () =>
    listRewards(db.kysely, [openCashback], {
      ...{ brand, memberId: player.memberId, language: 'TH', now: clock.now() },
    });
  await house.play(player, baht(1000));
  expect((await open()).rewards).toMatchObject([{ kind: 'cashback', amount: '7.00', endsAt: null }]);
  clock.advance(28 * DAY_MS);
  // To the end of the last day of the brand on which it can be claimed.
  expect((await open()).rewards).toMatchObject([{ endsAt: '2026-12-22T17:00:00.000Z' }]);
  await sql`update members.member set status = 'self_excluded' where id = ${player.memberId}`.execute(
    db.kysely,
  );
  expect((await open()).rewards).toEqual([]);
  await sql`update members.member set status = 'active' where id = ${player.memberId}`.execute(db.kysely);
  await house.claim(player);
  expect((await open()).rewards).toEqual([]);
});
