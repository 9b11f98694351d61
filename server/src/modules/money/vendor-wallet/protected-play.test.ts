import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { limitHand } from '../../accounts/protection/limit.factory.ts';
import { changeLimit } from '../../accounts/protection/limits/change-limit.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { checkBetInvariants } from '../../play/bets/check-bet-invariants.ts';
import { limitedPlayers, money, OK, REACHED } from './limited-player.factory.ts';
import { walletFixture } from './wallet.fixture.ts';

const UNIT = 100_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const { db } = await testDatabase();
// Friday, seven in the evening in Bangkok.
const wallet = await walletFixture(db, { tokenMs: 365 * DAY_MS });
const { brand, clock } = wallet;
const limits = limitHand(db, brand, clock);

const limited = limitedPlayers(db, wallet);

test('a bet that goes beyond the stake limit is refused, and one that just fits is taken', async () => {
  const player = await limited({ stake_day: 100 });
  expect((await player.stake(60)).status).toBe(OK);
  expect((await player.stake(41)).status).toBe(REACHED);
  const { status, bet } = await player.stake(40);
  expect(status).toBe(OK);
  expect(await wallet.win(player.win(bet, { amount: 500 * UNIT }))).toMatchObject({ status: OK });
  // What was won does not make room for more stakes.
  expect((await player.stake(1)).status).toBe(REACHED);
  expect((await player.play()).refusedBy).toMatchObject({ kind: 'stake', period: 'day' });
});

test('a loss limit refuses a bet that could lose more; a win makes room, and is itself never refused', async () => {
  const player = await limited({ loss_week: 100 });
  const { bet } = await player.stake(80);
  expect((await player.stake(21)).status).toBe(REACHED);
  expect((await wallet.win(player.win(bet, { amount: 50 * UNIT }))).status).toBe(OK);
  expect((await player.stake(70)).status).toBe(OK);
  expect((await player.stake(1)).status).toBe(REACHED);
});

test('a bet that is rolled back gives its stake back to the limit', async () => {
  const player = await limited({ stake_month: 100, loss_day: 100 });
  const { bet } = await player.stake(100);
  expect((await player.stake(1)).status).toBe(REACHED);
  expect((await wallet.rollback(player.rollback(bet))).status).toBe(OK);
  expect((await player.stake(100)).status).toBe(OK);
});

test.each([
  ['stake_day', 5 * HOUR_MS],
  ['stake_week', 2 * DAY_MS + 5 * HOUR_MS],
  ['stake_month', 10 * DAY_MS + 5 * HOUR_MS],
] as const)(
  '%s begins anew with its period on the brand’s clocks, and not a moment before',
  async (name, untilMs) => {
    // Friday 20 November, seven in the evening.
    const table = await walletFixture(db, { tokenMs: 365 * DAY_MS });
    const player = await limited({ [name]: 100 }, table);
    expect((await player.stake(100)).status).toBe(OK);
    table.clock.advance(untilMs - 1000);
    expect((await player.stake(1)).status).toBe(REACHED);
    table.clock.advance(1000);
    expect((await player.stake(100)).status).toBe(OK);
    expect((await player.stake(1)).status).toBe(REACHED);
  },
);

test('a stake of yesterday that is rolled back today makes no room today', async () => {
  const table = await walletFixture(db, { tokenMs: 365 * DAY_MS });
  const player = await limited({ stake_day: 100, stake_month: 150 }, table);
  const { bet } = await player.stake(100);
  table.clock.advance(DAY_MS);
  expect((await player.stake(50)).status).toBe(OK);
  expect((await table.rollback(player.rollback(bet))).status).toBe(OK);
  // The month has room for 100 again, the day for the 50 it had.
  expect((await player.stake(51)).status).toBe(REACHED);
  expect((await player.stake(50)).status).toBe(OK);
});

test('a limit that is set later counts what was played before it', async () => {
  const player = await limited();
  await player.stake(70);
  await limits.change(player.memberId, 'loss_day', money(100));
  expect((await player.stake(31)).status).toBe(REACHED);
  expect((await player.stake(30)).status).toBe(OK);
});

test('the stricter of the member’s limit and the brand’s wins, also for members who have set none', async () => {
  const table = await walletFixture(db, { brand: { settings: { protection: { lossDay: '100.00' } } } });
  const unlimited = await limited({}, table);
  expect((await unlimited.stake(100)).status).toBe(OK);
  expect((await unlimited.stake(1)).status).toBe(REACHED);
  const careful = await limited({ loss_day: 40 }, table);
  expect((await careful.stake(41)).status).toBe(REACHED);
  const generous = await limited({ loss_day: 5000 }, table);
  expect((await generous.stake(101)).status).toBe(REACHED);
});

test('a brand’s limit that cannot be read refuses every stake', async () => {
  const table = await walletFixture(db, { brand: { settings: { protection: { stakeDay: 'plenty' } } } });
  const player = await limited({}, table);
  expect((await player.stake(1)).status).toBe(REACHED);
});

test('a raised limit cannot be used at once, nor after the cooling time without a second yes', async () => {
  const table = await walletFixture(db, { tokenMs: 365 * DAY_MS });
  const hand = limitHand(db, table.brand, table.clock);
  const player = await limited({ stake_month: 100 }, table);
  expect(await hand.change(player.memberId, 'stake_month', money(200))).toBe('raise_asked');
  expect((await player.stake(101)).status).toBe(REACHED);
  await expect(hand.confirm(player.memberId, 'stake_month')).rejects.toMatchObject({
    code: 'limit_raise_cooling',
  });
  table.clock.advance(DAY_MS);
  expect((await player.stake(101)).status).toBe(REACHED);
  await hand.confirm(player.memberId, 'stake_month');
  expect((await player.stake(200)).status).toBe(OK);
  expect((await player.stake(1)).status).toBe(REACHED);
});

test('a raise that is not confirmed lapses, and one that is dropped costs nothing', async () => {
  const table = await walletFixture(db, { tokenMs: 365 * DAY_MS });
  const hand = limitHand(db, table.brand, table.clock);
  const player = await limited({ stake_month: 100 }, table);
  await hand.change(player.memberId, 'stake_month', null);
  table.clock.advance(8 * DAY_MS);
  await expect(hand.confirm(player.memberId, 'stake_month')).rejects.toMatchObject({
    code: 'limit_raise_lapsed',
  });
  await hand.change(player.memberId, 'stake_month', null);
  await hand.keep(player.memberId, 'stake_month');
  table.clock.advance(DAY_MS);
  await expect(hand.confirm(player.memberId, 'stake_month')).rejects.toMatchObject({
    code: 'limit_raise_unknown',
  });
  expect((await player.stake(101)).status).toBe(REACHED);
});

test('a clock that is set back gives back neither what is used nor any cooling time', async () => {
  const table = await walletFixture(db, { tokenMs: 365 * DAY_MS });
  const hand = limitHand(db, table.brand, table.clock);
  const player = await limited({ stake_day: 100 }, table);
  await player.stake(100);
  await hand.change(player.memberId, 'stake_day', money(500));
  const asked = table.clock.now().getTime();
  table.clock.advance(-2 * DAY_MS);
  expect((await player.stake(1)).status).toBe(REACHED);
  // Asked for once more, for another amount, under the wrong clock: still not before the first cooling time is over.
  await hand.change(player.memberId, 'stake_day', money(600));
  table.clock.advance(DAY_MS + HOUR_MS);
  await expect(hand.confirm(player.memberId, 'stake_day')).rejects.toMatchObject({
    code: 'limit_raise_cooling',
    facts: { effectiveAt: new Date(asked + DAY_MS).toISOString() },
  });
});

test('of two devices that change a limit at once, the stricter one stands, and what is looser waits', async () => {
  for (let round = 0; round < 5; round++) {
    const player = await limited();
    await Promise.all([
      limits.change(player.memberId, 'stake_day', money(100)),
      limits.change(player.memberId, 'stake_day', money(50)),
    ]);
    expect((await player.stake(51)).status).toBe(REACHED);
    expect((await player.stake(50)).status).toBe(OK);
  }
});

test('a bet on its way while a limit is lowered comes before it or after it, never beside it', async () => {
  const player = await limited({ stake_day: 100 });
  let done = false;
  const lowering = db.transaction(async (tx) => {
    await changeLimit(tx, {
      ...limits.given(player.memberId, 'stake_day'),
      amount: money(10),
      settings: brand.settings.protection,
    });
    await sleep(100);
    expect(done).toBe(false);
  });
  await sleep(30);
  const bet = player.stake(60).then((answer) => {
    done = true;
    return answer.status;
  });
  await lowering;
  expect(await bet).toBe(REACHED);
  expect((await player.stake(10)).status).toBe(OK);
});

test('afterwards the books are in order', async () => {
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkBetInvariants(db.kysely)).toEqual([]);
});
