import { checkSharedReceipt } from '@lanna/rules/play/shared-rounds/check-receipt';
import { expect, test } from 'vitest';
import { TABLE_PATHS } from '../../table-api.ts';
import { newPlayer } from '../test/player.ts';
import { openTestStudio } from '../test/test-studio.ts';
import { lotsTable } from './lots-table.fixture.ts';
import { atTable, QUICK } from './seat.fixture.ts';

const table = lotsTable();
const studio = await openTestStudio({}, '/nowhere', {}, { tables: [table], tableTimes: QUICK });
studio.startBackgroundWork();

test('a table deals rounds by itself, one after another, each to be computed again by anyone', async () => {
  const seat = atTable(studio, table.code);
  const first = await seat.until('settled');
  const second = await seat.until('settled', first.number + 1);
  expect(second.number).toBe(first.number + 1);
  const { receipt } = await seat.receipt(second.id);
  expect(checkSharedReceipt(receipt).verdict).toBe('holds');
});

test('what is confirmed is one bet, and its win is paid once', async () => {
  const player = await newPlayer(studio, { game_code: table.game });
  const seat = atTable(studio, table.code, player);
  const { id } = await seat.until('open');
  const chips = { odd: '100.00', 'lot:2': '10.00' };
  expect(await seat.confirm(id, chips)).toMatchObject({ state: 'confirmed', stake: '110.00' });
  const { number } = await seat.until('settled', undefined, id);
  const own = await seat.ownOf(id);
  const { outcome } = (await seat.road()).find((round) => round.number === number) as {
    outcome: { order: number[] };
  };
  const [drawn = 0] = outcome.order;
  const won = (drawn % 2 === 1 ? 19_500_000n : 0n) + (drawn === 2 ? 5_000_000n : 0n);
  expect(own.won).toBe((Number(won) / 100_000).toFixed(2));
  await expect.poll(() => studio.peer.balances.get(player.user)).toBe(100_000_000n - 11_000_000n + won);
  const calls = studio.peer.calls
    .filter(({ message }) => message.user === player.user)
    .map(({ path }) => path);
  expect(calls.filter((path) => path !== '/user/balance')).toEqual(['/transaction/bet', '/transaction/win']);
});

test('visitors read the state and the road without a session', async () => {
  const state = await studio.app.inject({ url: `${TABLE_PATHS.state}?table=${table.code}` });
  expect(state.statusCode).toBe(200);
  expect((await studio.app.inject({ url: `${TABLE_PATHS.own}?table=${table.code}` })).statusCode).toBe(401);
});
