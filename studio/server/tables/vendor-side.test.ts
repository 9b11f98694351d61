import {
  gameRoundReply,
  gameRoundsReply,
  lobbyTablesReply,
} from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { checkTableReceipt, type TableReceipt } from '@lanna/rules/play/tables/table-receipt';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { newPlayer, openAs } from '../test/player.ts';
import { demoMessage, launchMessage, newKey, openTestStudio } from '../test/test-studio.ts';
import { LIVE_TABLES } from './live-tables.ts';
import { atTable, QUICK } from './seat.fixture.ts';

/** The tables as they are, at a pace for tests. */
const tables = LIVE_TABLES.filter(({ code }) =>
  ['naga-ping', 'naga-nan', 'naga-pai', 'sala-lotus'].includes(code),
).map((table) => ({ ...table, bettingMs: 500, resultMs: 100 }));
const studio = await openTestStudio({}, '/nowhere', {}, { tables, tableTimes: QUICK });
studio.startBackgroundWork();

const launch = (change: Record<string, unknown> = {}) => {
  const user = `player-${newKey()}`;
  studio.peer.balances.set(user, 100_000_000n);
  const message = launchMessage({ user, token: `token-of-${user}`, game_code: 'naga-baccarat', ...change });
  return openAs(studio, user, message, '/naga');
};

test('a launch lets the player sit down at the table it names, if it is one of the game', async () => {
  const named = await launch({ meta: { table_code: 'naga-nan' } });
  expect(named.url).toContain('/play/naga-baccarat?table=naga-nan#s=');
  expect((await atTable(studio, 'naga-nan', named).session()).table).toBe('naga-nan');
  const other = await launch({ meta: { table_code: 'naga-pai' } });
  expect(other.url).not.toContain('table=');
  const session = await atTable(studio, 'naga-ping', other).session();
  expect(session.table).toBe('naga-ping');
  expect(session.tables.map(({ code }) => code)).toEqual(['naga-ping', 'naga-nan', 'naga-pai']);
});

test('a table plays for its own currency', async () => {
  const { body } = await studio.vendorCall(
    '/naga/launch',
    launchMessage({ game_code: 'naga-baccarat', currency: 'VND' }),
  );
  expect(body).toEqual({ status: 'RS_ERROR_WRONG_CURRENCY' });
});

test('the operator reads what became of the round, with a receipt that anyone computes again', async () => {
  const player = await launch();
  const seat = atTable(studio, 'naga-ping', player);
  const { id } = await seat.until('open');
  await seat.confirm(id, { player: '100.00', banker: '40.00', tie: '10.00' });
  await seat.until('settled', 0, id);
  const ask = async (round: string) => {
    const { body } = await studio.vendorCall('/naga/game/round', {
      operator_id: 'LANNA',
      user: player.user,
      round,
    });
    return gameRoundReply.parse(body);
  };
  await expect.poll(async () => (await ask(id)).state).toBe('settled');
  const receipt = (await ask(id)).receipt as TableReceipt;
  expect(checkTableReceipt(receipt)).toMatchObject({ verdict: 'holds', payout: receipt.payout });
  expect(receipt.stake).toBe('150.00');
  expect((await ask(newKey())).state).toBe('unknown');
  const { body } = await studio.vendorCall('/naga/game/rounds', {
    operator_id: 'LANNA',
    rounds: [
      { user: player.user, round: id },
      { user: player.user, round: 'nothing' },
      { user: 'another', round: id },
    ],
  });
  expect(gameRoundsReply.parse(body).rounds).toEqual([{ user: player.user, round: id, state: 'settled' }]);
  // Opposite sides count for their difference: 60 of player, 10 of tie.
  const [win] = studio.peer.callsTo('/transaction/win').filter(({ user }) => user === player.user);
  expect(win).toMatchObject({ valid_turnover: 7_000_000n, round_closed: true });
  const [bet] = studio.peer.callsTo('/transaction/bet').filter(({ user }) => user === player.user);
  expect(bet).toMatchObject({
    amount: 15_000_000n,
    round: id,
    bet: expect.stringContaining('แบงเกอร์ 40.00'),
  });
});

test('the lobby is given the vendor’s tables with limits, results and how long bets are taken', async () => {
  const seat = atTable(studio, 'naga-ping');
  await seat.until('open', 2);
  const { body } = await studio.vendorCall('/naga/lobby/tables', { operator_id: 'LANNA' });
  const { tables: listed } = lobbyTablesReply.parse(withAmounts(body));
  expect(listed.map(({ table_code }) => table_code)).toEqual(['naga-ping', 'naga-nan', 'naga-pai']);
  expect(listed[0]).toMatchObject({
    status: 'open',
    min_bet: 1_000_000n,
    max_bet: 50_000_000n,
    currency: 'THB',
  });
  expect(listed[0]?.results?.length).toBeGreaterThan(0);
  expect((await studio.vendorCall('/lobby/tables', { operator_id: 'LANNA' })).status).toBe(404);
});

test('a demo plays the same rounds with play money: in no list, and with no call of a wallet', async () => {
  const calls = studio.peer.calls.length;
  const demo = await openAs(studio, 'demo', demoMessage({ game_code: 'naga-roulette' }), '/naga');
  const seat = atTable(studio, 'naga-pai', demo);
  const { id } = await seat.until('open');
  await seat.confirm(id, { red: '50.00', black: '50.00' });
  expect((await seat.state()).totals).toEqual({});
  await seat.until('settled', 0, id);
  const own = await seat.own();
  const won = Number(own.won);
  expect([0, 100]).toContain(won);
  expect(Number(own.balance)).toBe(10_000 - 100 + won);
  expect((await seat.state()).winners).toEqual([]);
  expect(studio.peer.calls.length).toBe(calls);
});

test('a player of one vendor has no table at another', async () => {
  const player = await newPlayer(studio);
  const seat = atTable(studio, 'naga-ping', player);
  const { round } = await atTable(studio, 'naga-ping').state();
  expect(await seat.refused(round?.id ?? newKey(), { player: '10.00' })).toMatchObject({
    code: 'invalid_input',
  });
});

/** Whole numbers as an operator reads them, from their digits. */
function withAmounts(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body), (_, value: unknown) =>
    typeof value === 'number' && z.int().safeParse(value).success ? BigInt(value) : value,
  );
}
