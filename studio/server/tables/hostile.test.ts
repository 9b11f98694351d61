import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { TABLE_PATHS } from '../../table-api.ts';
import { CALLS_MAX } from '../play/limit-calls.ts';
import { newPlayer, openAs } from '../test/player.ts';
import { demoMessage, newKey, openTestStudio } from '../test/test-studio.ts';
import { lotsTable } from './lots-table.fixture.ts';
import { atTable, QUICK } from './seat.fixture.ts';

// Time enough to confirm three bets on a slow machine.
const table = lotsTable({ code: 'hostile-1', bettingMs: 1200 });
const slow = lotsTable({ code: 'slow-1', bettingMs: 1800, tablePayoutMax: 100_000_000n });
const long = lotsTable({ code: 'long-1', bettingMs: 3500 });
const studio = await openTestStudio({}, '/nowhere', {}, { tables: [table, slow, long], tableTimes: QUICK });
studio.startBackgroundWork();
const {
  peer,
  studio: { db },
} = studio;

const sit = async (code = slow.code) => {
  const player = await newPlayer(studio, { game_code: table.game });
  return { player, seat: atTable(studio, code, player) };
};
const betsOf = (user: string) => peer.callsTo('/transaction/bet').filter((call) => call.user === user);

test('bad chips are refused with words, one after another, and no round is touched', async () => {
  const { player, seat } = await sit();
  const { id } = await seat.fresh();
  // What else is refused, and with what words: `betting/read-chips.test.ts`.
  const sixtyOne = Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`lot:${at}`, '10.00']));
  for (const [chips, code] of [
    [{ odd: '-10.00' }, 'invalid_input'],
    [{ 'lot:1': '110.00' }, 'stake_outside_limits'],
    [sixtyOne, 'too_many_chips'],
  ] as const)
    expect(await seat.refused(id, chips)).toMatchObject({ code });
  expect(await seat.own()).toMatchObject({ state: 'none', stake: '0.00' });
  expect(betsOf(player.user)).toEqual([]);
});

test('chips that come a moment after closing are refused, and stay where they are', async () => {
  const { player, seat } = await sit();
  const { id, number } = await seat.fresh();
  await seat.until('settled', 0, id);
  expect(await seat.refused(id, { odd: '10.00' })).toMatchObject({ code: 'round_over', value: { number } });
  expect(await seat.refused(newKey(), { odd: '10.00' })).toMatchObject({ code: 'round_over' });
  const before = await seat.until('announced');
  expect(await seat.refused(before.id, { odd: '10.00' })).toMatchObject({ code: 'betting_closed' });
  expect(peer.balances.get(player.user)).toBe(100_000_000n);
});

test('of two devices the last confirmed counts, chips may be taken back, and a key again changes nothing', async () => {
  const { player, seat } = await sit();
  const { id } = await seat.fresh();
  const key = newKey();
  await seat.confirm(id, { odd: '100.00' }, key);
  await seat.confirm(id, {});
  expect((await seat.own()).state).toBe('none');
  expect(await seat.confirm(id, { even: '20.00' })).toMatchObject({ state: 'confirmed', stake: '20.00' });
  expect(await seat.confirm(id, { odd: '100.00' }, key)).toMatchObject({ chips: { even: '20.00' } });
  expect(await seat.refused(id, { odd: '50.00' }, key)).toMatchObject({ code: 'invalid_input' });
  await seat.until('settled', 0, id);
  expect(betsOf(player.user)).toMatchObject([{ amount: 2_000_000n }]);
});

test('a flood of confirmations is refused by the limit, and the round has one bet', async () => {
  const player = await newPlayer(studio, { game_code: table.game });
  await atTable(studio, long.code, player).own();
  const id = await roundJustOpened();
  const send = () =>
    player.send('POST', TABLE_PATHS.confirm, {
      ...{ table: long.code, round: id, chips: { odd: '10.00' }, idempotencyKey: newKey() },
    });
  expect((await send()).status).toBe(200);
  const answers = await Promise.all(Array.from({ length: CALLS_MAX * 2 }, send));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(CALLS_MAX);
  await expect.poll(() => betsOf(player.user).length, { timeout: 20_000 }).toBe(1);
});

/** Without a call of the page: those are counted. */
async function roundJustOpened(): Promise<string> {
  let found = '';
  await expect
    .poll(
      async () => {
        const { rows } = await db.pool.query<{ id: string }>(
          `select id from studio.shared_round where subject = $1 and state = 'open' and closes_at > clock_timestamp() + interval '3 s'`,
          [`table:${long.code}`],
        );
        found = rows[0]?.id ?? '';
        return found !== '';
      },
      { interval: 20, timeout: 20_000 },
    )
    .toBe(true);
  return found;
}

test('what the wallet refuses is told before the first card, with its reason, and is in no round', async () => {
  const { player, seat } = await sit(table.code);
  peer.balances.set(player.user, 1_000_000n);
  const id = await seat.placed({ odd: '100.00' });
  await seat.until('settled', 0, id);
  expect(await seat.ownOf(id)).toMatchObject({ state: 'refused', refusal: 'not_enough_money', won: null });
  expect(peer.balances.get(player.user)).toBe(1_000_000n);
});

test('a wallet that answers too late: the stake goes back, the bet is in no round', async () => {
  const { player, seat } = await sit(table.code);
  peer.fail('/transaction/batch', 'hang');
  const id = await seat.placed({ odd: '100.00' });
  await seat.until('settled', 0, id);
  expect((await seat.ownOf(id)).state).toBe('returned');
  await expect.poll(() => peer.balances.get(player.user), { timeout: 30_000 }).toBe(100_000_000n);
  expect([...peer.bets.values()].filter(({ user }) => user === player.user)).toMatchObject([
    { state: 'returned' },
  ]);
});

test('a wallet that breaks off is asked again under the same transaction, and the bet is placed', async () => {
  const { player, seat } = await sit(table.code);
  peer.fail('/transaction/batch', 'applied-cut', 'applied-broken');
  const id = await seat.placed({ odd: '100.00' });
  await seat.until('settled', 0, id);
  expect((await seat.ownOf(id)).state).toBe('settled');
  expect(new Set(betsOf(player.user).map((call) => call.transaction_uuid)).size).toBe(1);
});

test('a table takes no more than it can pay: who comes last is told so, all others play', async () => {
  // It can pay 1 000: two of these bets, not three.
  const seats = await Promise.all([sit(), sit(), sit()]);
  const { id } = await seats[0].seat.fresh();
  for (const { seat } of seats) await seat.confirm(id, { 'lot:1': '100.00' });
  await seats[0].seat.until('settled', 0, id);
  const states = await Promise.all(seats.map(({ seat }) => seat.ownOf(id)));
  expect(states.map(({ state }) => state)).toEqual(['settled', 'settled', 'refused']);
  expect(states[2]?.refusal).toBe('table_full');
});

test('an operator’s stop holds from the next round on, and the round in play goes on', async () => {
  const { player, seat } = await sit();
  const { id } = await seat.fresh();
  await seat.confirm(id, { odd: '10.00' });
  const stop = newKey();
  await db.pool.query(
    `insert into studio.table_stop (id, operator_id, vendor, table_code, reason, stopped_by) values ($1, 'LANNA', 'LANNA', $2, 'repair', 'Nok')`,
    [stop, slow.code],
  );
  await db.pool.query(`select pg_notify('studio_tables', '* ')`);
  await seat.confirm(id, { odd: '20.00' });
  await expect.poll(async () => (await seat.state()).status).toBe('closing');
  await seat.until('settled', 0, id);
  expect((await seat.ownOf(id)).state).toBe('settled');
  expect((await seat.state()).status).toBe('closed');
  const next = await seat.fresh();
  expect(await seat.refused(next.id, { odd: '10.00' })).toMatchObject({ code: 'table_closed' });
  expect((await atTable(studio, slow.code).state()).status).toBe('open');
  await db.pool.query(`update studio.table_stop set opened_at = now(), opened_by = 'Nok' where id = $1`, [
    stop,
  ]);
  await db.pool.query(`select pg_notify('studio_tables', '* ')`);
  expect(betsOf(player.user).length).toBe(1);
});

test('a demo stakes no more than it has, and two tables take it once each', async () => {
  const demo = await openAs(studio, 'demo', demoMessage({ game_code: table.game }));
  const [one, two] = [atTable(studio, table.code, demo), atTable(studio, slow.code, demo)];
  await db.pool.query(`update studio.player set demo_balance = 2500000 where demo_balance is not null`);
  const first = await one.fresh();
  await one.confirm(first.id, { odd: '10.00' });
  const second = await two.fresh();
  await two.confirm(second.id, { odd: '10.00' });
  await two.until('settled', 0, second.id);
  await sleep(100);
  const { rows } = await db.pool.query<{ demo_balance: bigint; bets: string; paid: string }>(
    `select p.demo_balance, count(b.*) filter (where b.state = 'settled') as bets,
       coalesce(sum(b.payout - b.stake) filter (where b.state = 'settled'), 0) as paid
     from studio.player p left join studio.table_bet b on b.player_id = p.id where p.demo_balance is not null group by 1`,
  );
  for (const row of rows) expect(row.demo_balance).toBe(2_500_000n + BigInt(row.paid));
});
