import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { checkBetInvariants } from '../../play/bets/check-bet-invariants.ts';
import { limitedPlayers, OK, REACHED } from './limited-player.factory.ts';
import { walletFixture } from './wallet.fixture.ts';

const UNIT = 100_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** More than the pause that ends a play session. */
const REST_MS = 31 * MINUTE_MS;

const { db } = await testDatabase();
// Friday, seven in the evening in Bangkok.
const wallet = await walletFixture(db, { tokenMs: 365 * DAY_MS });
const { clock } = wallet;
const limited = limitedPlayers(db, wallet);

test('a reality check stops bets when it is due, until the member has seen it, and pays wins meanwhile', async () => {
  const player = await limited();
  const { bet } = await player.stake(10);
  for (let minute = 0; minute < 50; minute += 10) {
    clock.advance(10 * MINUTE_MS);
    expect((await player.stake(1)).status).toBe(OK);
  }
  expect((await player.play()).realityCheck).toMatchObject({ minutes: 60, due: false });
  clock.advance(10 * MINUTE_MS);
  expect((await player.stake(1)).status).toBe(REACHED);
  expect((await player.stake(1, { is_free: true })).status).toBe(REACHED);
  expect((await wallet.win(player.win(bet, { amount: 5 * UNIT }))).status).toBe(OK);
  expect(await player.play()).toMatchObject({
    session: { stake: '15.00', payout: '5.00', net: '-10.00' },
    realityCheck: { due: true },
    refusedBy: { kind: 'reality_check', until: null },
  });
  const after = await player.acknowledge();
  expect(after).toMatchObject({ realityCheck: { due: false }, refusedBy: null });
  expect(after.realityCheck.dueAt).toBe(new Date(clock.now().getTime() + HOUR_MS).toISOString());
  expect((await player.stake(1)).status).toBe(OK);
});

test('a rest ends the play session: no reality check is due after it, and the next one counts anew', async () => {
  const player = await limited({ reality_check: 30 });
  await player.stake(1);
  clock.advance(29 * MINUTE_MS);
  await player.stake(1);
  clock.advance(MINUTE_MS);
  expect((await player.stake(1)).status).toBe(REACHED);
  clock.advance(REST_MS);
  expect((await player.play()).session).toBeNull();
  expect((await player.stake(1)).status).toBe(OK);
  expect((await player.play()).session).toMatchObject({
    startedAt: clock.now().toISOString(),
    stake: '1.00',
  });
});

test('a clock that is set back takes nothing off the time played', async () => {
  const player = await limited({ reality_check: 30 });
  await player.stake(1);
  clock.advance(20 * MINUTE_MS);
  await player.stake(1);
  clock.advance(-15 * MINUTE_MS);
  expect((await player.stake(1)).status).toBe(OK);
  clock.advance(25 * MINUTE_MS);
  expect((await player.stake(1)).status).toBe(REACHED);
});

test('so many minutes a day may be played; rests do not count, and the next day begins anew', async () => {
  const table = await walletFixture(db, { tokenMs: 365 * DAY_MS });
  const player = await limited({ session: 30 }, table);
  const minutes = async (count: number) => {
    table.clock.advance(count * MINUTE_MS);
    return (await player.stake(1)).status;
  };
  expect(await minutes(0)).toBe(OK);
  expect(await minutes(20)).toBe(OK);
  expect(await minutes(120)).toBe(OK);
  expect(await minutes(9)).toBe(OK);
  expect(await minutes(1)).toBe(REACHED);
  expect((await player.play()).refusedBy).toMatchObject({ kind: 'session' });
  table.clock.advance(DAY_MS);
  expect((await player.stake(1)).status).toBe(OK);
});

test('play of a member without limits is noted every few minutes, and costs a bet no write', async () => {
  const player = await limited();
  const version = async () => {
    const { rows } = await db.pool.query('select xmin::text from bets.play where member_id = $1', [
      player.memberId,
    ]);
    return rows[0]?.xmin;
  };
  await player.stake(1);
  const first = await version();
  clock.advance(4 * MINUTE_MS);
  await player.stake(1);
  expect(await version()).toBe(first);
  clock.advance(MINUTE_MS);
  await player.stake(1);
  expect(await version()).not.toBe(first);
});

test('afterwards the books are in order', async () => {
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkBetInvariants(db.kysely)).toEqual([]);
});
