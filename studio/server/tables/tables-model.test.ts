import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { voidRound } from '../back-office/void-round.ts';
import { newPlayer } from '../test/player.ts';
import { asStudio, newDatabase, newKey, openTestStudio } from '../test/test-studio.ts';
import { vendorKeyPairs } from '../test/wallet-peer.ts';
import type { TableBetState } from './bets/table-bet.ts';
import { chipsOf } from './bets/table-bet.ts';
import { openDesk } from './desk/open-desk.ts';
import { payoutOf } from './leading/settle-bets.ts';
import { lotsTable } from './lots-table.fixture.ts';
import { atTable } from './seat.fixture.ts';

/** A twentieth of it by `npm test`, as in `server/src/platform/testing/test-size.ts`, which the studio does not import. */
const ROUNDS = process.env['SOAK'] ? 20_000 : 1000;
const LONGEST_MS = process.env['SOAK'] ? 3_000_000 : 90_000;
const TABLES = process.env['SOAK'] ? 60 : 24;
const PLAYERS = 12;
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

const databaseUrl = asStudio(await newDatabase());
const vendorKeys = vendorKeyPairs();
const tables = Array.from({ length: TABLES }, (_, at) =>
  lotsTable({ code: `model-${at}`, bettingMs: 200, resultMs: 10, tablePayoutMax: 150_000_000n }),
);
const at = { tables, tableTimes: { seedsMs: 20, answersMs: 600, idleMs: 0, linksOfChain: 200 }, vendorKeys };
const one = await openTestStudio({ databaseUrl }, '/nowhere', {}, at);
const two = await openTestStudio({ databaseUrl, vendorsUrl: one.peer.url }, '/nowhere', {}, at);
for (const studio of [one, two]) studio.startBackgroundWork();
const { peer } = one;
const { db } = one.studio;

test(`each bet once and chips exact, over two processes, lost answers and leaders that die (seed ${SEED})`, async () => {
  const random = randomOf(SEED);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const players = await Promise.all(
    Array.from({ length: PLAYERS }, () => newPlayer(one, { game_code: tables[0]?.game })),
  );
  const endsMs = performance.now() + LONGEST_MS;
  let refused = 0;
  let dealt = 0;
  const goesOn = () => dealt < ROUNDS && performance.now() < endsMs;

  const playing = players.map(async (player) => {
    while (goesOn()) {
      const { code } = pick(tables);
      const seat = atTable(pick([one]), code, player);
      const round = await openRound(code);
      const chips = Object.fromEntries(
        ['odd', 'even', 'lot:0', 'lot:3']
          .filter(() => random() < 0.5)
          .map((play) => [play, `${10 + 10 * Math.floor(random() * 4)}.00`]),
      );
      if (round) await seat.confirm(round, chips).catch(() => (refused += 1));
      // As often as a page may.
      await sleep(300 + random() * 300);
    }
  });
  const breaking = (async () => {
    while (goesOn()) {
      peer.fail(
        '/transaction/batch',
        pick(['applied-cut', 'cut', 'applied-broken', 'http-500', 'RS_ERROR_TIMEOUT'] as const),
      );
      peer.failItem(pick(['bet', 'win', 'rollback']), pick(['applied-lost', 'RS_ERROR_UNKNOWN'] as const));
      // As a leader that has slept for too long: another takes the table in the middle of whatever it does.
      await db.pool
        .query('select studio.release_lease(holder, subject, fence) from studio.lease where subject = $1', [
          `table:${pick(tables).code}`,
        ])
        .catch(() => undefined);
      dealt = await roundsDealt();
      await sleep(200 + random() * 400);
    }
  })();
  await Promise.all([...playing, breaking]);
  peer.calm();

  // What was tried in vain is due after a while; here it is due now.
  await db.pool.query('update studio.table_bet set due_at = clock_timestamp() where due_at is not null');
  await expect.poll(openBets, { timeout: 60_000, interval: 200 }).toBe(0);
  const { rows } = await db.pool.query<{
    user: string;
    bet_uuid: string;
    chips: Record<string, string>;
    stake: bigint;
    payout: bigint | null;
    state: TableBetState;
    outcome: unknown;
    table_code: string;
  }>(
    `select p.wallet_user as "user", b.bet_uuid, b.chips, b.stake, b.payout, b.state, r.outcome, b.table_code
     from studio.table_bet b join studio.player p on p.id = b.player_id join studio.shared_round r on r.id = b.round_id`,
  );
  const settled = rows.filter(({ state }) => state === 'settled');
  expect(await roundsDealt()).toBeGreaterThanOrEqual(ROUNDS);
  expect(settled.length).toBeGreaterThan(ROUNDS / 50);
  const owed = new Map(players.map(({ user }) => [user, 100_000_000n]));
  for (const row of rows) {
    const kept = peer.bets.get(row.bet_uuid);
    const table = tables.find(({ code }) => code === row.table_code);
    if (row.state === 'settled' && table) {
      expect(row.payout).toBe(payoutOf(table, chipsOf(row.chips), row.outcome));
      expect(kept).toMatchObject({ state: 'won', amount: row.stake, won: row.payout });
      owed.set(row.user, (owed.get(row.user) ?? 0n) - row.stake + (row.payout ?? 0n));
    } else {
      expect(['rolled_back', 'refused', 'taken_back']).toContain(row.state);
      expect(['returned', undefined]).toContain(kept?.state);
    }
  }
  expect(peer.bets.size).toBe(
    new Set(rows.filter(({ bet_uuid }) => peer.bets.has(bet_uuid)).map(({ bet_uuid }) => bet_uuid)).size,
  );
  for (const [user, balance] of owed) expect(peer.balances.get(user)).toBe(balance);
  process.stdout.write(
    `tables model: ${await roundsDealt()} rounds, ${settled.length} bets settled of ${rows.length}, ${refused} late, seed ${SEED}\n`,
  );
});

test('two people make a round void: what was paid becomes the stake, once, and one person alone makes none', async () => {
  const player = await newPlayer(one, { game_code: tables[0]?.game });
  const code = tables[0]?.code ?? '';
  const seat = atTable(one, code, player);
  const id = await seat.placed({ odd: '100.00', 'lot:2': '20.00' });
  await seat.until('settled', 0, id).catch(() => undefined);
  await expect.poll(openBets, { timeout: 30_000 }).toBe(0);
  const desk = openDesk(db.pool, tables);
  const session = (personId: string) => ({
    ...{
      id: newKey(),
      vendor: 'LANNA',
      operatorId: 'LANNA',
      personId,
      personName: personId,
      permissions: ['read', 'stop'],
    },
  });
  const turn = { table: code, round: id, reason: 'the wheel was stuck' };
  expect(await voidRound(one.studio, desk, session('nok'), turn)).toEqual({ state: 'proposed' });
  await expect(voidRound(one.studio, desk, session('nok'), turn)).rejects.toMatchObject({
    code: 'another_person',
  });
  expect(await voidRound(one.studio, desk, session('lek'), turn)).toEqual({ state: 'approved' });
  await expect.poll(() => peer.balances.get(player.user), { timeout: 20_000 }).toBe(100_000_000n);
  await expect.poll(openBets, { timeout: 20_000 }).toBe(0);
  const { rows } = await db.pool.query<{ state: string }>(
    'select state from studio.table_bet where round_id = $1',
    [id],
  );
  expect(rows).toEqual([{ state: 'corrected' }]);
});

async function openRound(code: string): Promise<string | undefined> {
  const { rows } = await db.pool.query<{ id: string }>(
    `select id from studio.shared_round where subject = $1 and state = 'open' and closes_at > clock_timestamp()`,
    [`table:${code}`],
  );
  return rows[0]?.id;
}

async function roundsDealt(): Promise<number> {
  const { rows } = await db.pool.query<{ rounds: number }>(
    `select count(*)::integer as rounds from studio.shared_round where state = 'settled'`,
  );
  return rows[0]?.rounds ?? 0;
}

async function openBets(): Promise<number> {
  const { rows } = await db.pool.query<{ open: number }>(
    `select count(*)::integer as open from studio.table_bet where due_at is not null or state in ('confirmed', 'placing', 'placed')`,
  );
  return rows[0]?.open ?? 0;
}

function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
