import { type ChildProcess, fork } from 'node:child_process';
import { createPrivateKey } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Pool } from 'pg';
import { startShortLivedPostgres } from '../../server/src/platform/sql/short-lived-postgres.ts';
import { walletClient } from '../../studio/server/wallet/wallet-client.ts';
import { treeMs } from './processor-time.ts';
import { atMost, type BenchResult, figure } from './result.ts';
import { measureRoomPhone } from './rooms/phone.ts';
import type { FromPlayers, PlayersReport, ToPlayers } from './rooms/players-process.ts';
import { relayMsPerSecond } from './rooms/relay-cost.ts';
import { seatCost } from './rooms/seat-money.ts';
import type { StudioReport } from './rooms/studio-process.ts';
import { WONG } from './rooms/wong.ts';
import { SHARE } from './share.ts';
import { step } from './step.ts';
import { buildFixture, type TableFixture } from './tables/fixture.ts';

/** BENCH_TABLES makes them fewer. */
const TABLES = Number(process.env['BENCH_TABLES'] ?? 500);
const SEATS = 4;
const MOVE_EVERY_MS = 3_000;
/** Times are shortened by BENCH_SHARE. A hand of ดัมมี่ takes two minutes and a half: by the end of the warm-up every table has ended one, and they no longer begin and end theirs together. */
const WARM_SECONDS = Math.ceil(240 * SHARE);
const SECONDS = Math.ceil(120 * SHARE);
const SEATS_A_MINUTE = 2_000;
const SEATS_FOR_SECONDS = Math.ceil(30 * SHARE);
const RELAY_SECONDS = Math.ceil(20 * SHARE);
const PORT = 3881;

/** Rooms in one process of the studio with the portal's own wallet: many tables at once, what seats cost the wallet, and a phone over many hands. */
export async function benchRooms(): Promise<BenchResult> {
  const postgres = await startShortLivedPostgres('bench-rooms');
  const running: ChildProcess[] = [];
  const pool = new Pool({ connectionString: postgres.url, max: 4 });
  let fixture: TableFixture | undefined;
  try {
    const made = await step('the players', () =>
      buildFixture(postgres.url, TABLES * SEATS + 2, {
        ...{ vendor: WONG.vendor, game: WONG.game, group: 'PVP', table: null },
      }),
    );
    fixture = made;
    await addPhoneGame(pool);
    const [portal, origin] = await startChild(running, './wallet/portal-process.ts', [postgres.url]);
    const studio = await startStudio(running, { url: postgres.url, origin: String(origin), fixture: made });
    const many = await step('tables', () =>
      manyTables(running, pool, {
        pids: { portal: portal.pid ?? 0, postgres: postgres.pid },
        ...{ studio, sessions: made.sessions.slice(2) },
      }),
    );
    const relayMs = await step('a bare relay', () =>
      relayMsPerSecond(running, {
        ...{ tables: TABLES, seconds: RELAY_SECONDS },
        ...{ framesPerSecond: many.frames / SECONDS, bytes: many.bytes / Math.max(1, many.frames) },
      }),
    );
    const key = createPrivateKey(readFileSync(join(made.keysFolder, `${WONG.vendor}.pem`)));
    const wallet = walletClient({
      ...{ vendorsUrl: `${origin}/vendor`, keys: new Map([[WONG.vendor, key]]), timeoutMs: 5_000 },
    });
    const asked = {
      players: made.players,
      seats: (SEATS_A_MINUTE * SEATS_FOR_SECONDS) / 60,
      seconds: SEATS_FOR_SECONDS,
    };
    const seats = await step('seats', () => seatCost(wallet, portal.pid ?? 0, { ...asked, plain: false }));
    const plain = await step('bets alone', () =>
      seatCost(wallet, portal.pid ?? 0, { ...asked, plain: true }),
    );
    const phone = await step('the phone', () => phoneAtTable(running, pool, made));
    return {
      name: 'rooms',
      figures: [
        atMost(
          `${TABLES} tables of four: a move to seen by all, 99 of 100`,
          quantile(many.seenMs, 0.99),
          'ms',
          150,
        ),
        figure('  in the median', quantile(many.seenMs, 0.5), 'ms'),
        figure('  moves a second', many.moves / SECONDS, '/s'),
        figure('  hands that ended a second', many.hands / SECONDS, '/s'),
        figure('  requests that were refused', many.refused, ''),
        // What was on its way when the time began is seen within it.
        figure('  moves that not all have seen', Math.max(0, many.moves - many.seenMs.length), ''),
        figure('  event loop of the studio, late 99 of 100', many.loopP99Ms, 'ms'),
        figure('  processor time: studio', many.processor.studio / SECONDS, 'ms/s'),
        figure('  processor time: PostgreSQL', many.processor.postgres / SECONDS, 'ms/s'),
        figure('  processor time: portal', many.processor.portal / SECONDS, 'ms/s'),
        figure('  processor time: all pages', many.processor.players / SECONDS, 'ms/s'),
        figure('  tables at which hands went on', many.tables, ''),
        figure('processor time of the studio a table', many.processor.studio / SECONDS / TABLES, 'ms/s'),
        figure('  of a bare relay of frames of that size as often', relayMs / TABLES, 'ms/s'),
        atMost('  beside it', many.processor.studio / SECONDS / relayMs, '×', 3),
        figure('a frame', many.bytes / Math.max(1, many.frames), 'bytes'),
        atMost(
          `${SEATS_A_MINUTE} seats a minute: a hand reserved, 99 of 100`,
          seats.reserveP99Ms,
          'ms',
          1000,
        ),
        atMost('  settled', seats.settleP99Ms, 'ms', 1000),
        figure('  processor time of the portal a seat', seats.processorMs, 'ms'),
        figure('  of the same bets alone', plain.processorMs, 'ms'),
        atMost('  beside them', seats.processorMs / plain.processorMs, '×', 1.5),
        ...phone,
      ],
      notes: [
        `${TABLES} tables of ดัมมี่ in one process of the studio, whose seats move ${MOVE_EVERY_MS / 1000} s after their turn has come, and up to 3 s later with the first move of a hand; portal, studio, database and all ${TABLES * SEATS} pages share this machine. Measured for ${SECONDS} s after ${WARM_SECONDS} s.`,
        'Seen: from the page that sends a move to the last of the four that has its frame. Processor time is that of the studio process alone, without the database; the relay keeps nothing and asks nothing.',
        `Seats beside bets alone: the same batches of four for ${SEATS_FOR_SECONDS} s each, with reserve, unused stake, turnover and words, and without.`,
        'The phone: 390 × 844, a quarter of the processor, two seats of ป๊อกเด้ง, the pause between hands cut to a second.',
      ],
    };
  } finally {
    for (const child of running) child.kill('SIGKILL');
    await pool.end();
    await postgres.destroy();
    if (fixture) rmSync(fixture.keysFolder, { recursive: true, force: true });
  }
}

async function manyTables(
  running: ChildProcess[],
  pool: Pool,
  {
    studio,
    pids,
    sessions,
  }: { studio: ChildProcess; pids: { portal: number; postgres: number }; sessions: string[] },
) {
  const players = await seat(running, {
    play: WONG.play,
    room: WONG.room,
    sessions,
    moveEveryMs: MOVE_EVERY_MS,
  });
  await sleep(WARM_SECONDS * 1000);
  const counted = { ...pids, studio: studio.pid ?? 0, players: players.pid ?? 0 };
  await report(players);
  await loopOf(studio);
  const before = timesOf(counted);
  const handsBefore = await endedHands(pool);
  await sleep(SECONDS * 1000);
  const after = timesOf(counted);
  const processor = {
    studio: after.studio - before.studio,
    postgres: after.postgres - before.postgres,
    portal: after.portal - before.portal,
    players: after.players - before.players,
  };
  const seen = await report(players);
  const { loopP99Ms } = await loopOf(studio);
  const hands = (await endedHands(pool)) - handsBefore;
  const { rows } = await pool.query<{ tables: number }>(
    `select count(distinct table_id)::integer as tables from studio.room_hand where state = 'playing' or ended_at > clock_timestamp() - interval '1 minute'`,
  );
  players.kill('SIGKILL');
  // Seats of lines that are lost are played safe and given up.
  await sleep(15_000);
  return { ...seen, processor, loopP99Ms, hands, tables: rows[0]?.tables ?? 0 };
}

/** Of each process, all it has taken so far. */
function timesOf(pids: Record<'studio' | 'postgres' | 'portal' | 'players', number>) {
  const { studio, postgres, portal, players } = pids;
  return {
    ...{ studio: treeMs(studio), postgres: treeMs(postgres) },
    ...{ portal: treeMs(portal), players: treeMs(players) },
  };
}

async function endedHands(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ hands: number }>(
    'select count(*)::integer as hands from studio.room_hand where ended_at is not null',
  );
  return rows[0]?.hands ?? 0;
}

async function loopOf(studio: ChildProcess): Promise<StudioReport> {
  studio.send('report');
  const [said] = (await once(studio, 'message')) as [StudioReport];
  return said;
}

/** What the phone plays, known to the portal from its start on. */
async function addPhoneGame(pool: Pool): Promise<void> {
  await pool.query(
    `insert into catalogue.game (id, vendor_id, code, name, game_type, created_at)
     select gen_random_uuid(), id, 'wong-pok-deng', '{"EN": "Bench"}', 'PVP', now() from catalogue.vendor where code = $1`,
    [WONG.vendor],
  );
}

/** The phone sits with one page of the bench, which moves at once. */
async function phoneAtTable(running: ChildProcess[], pool: Pool, { sessions }: TableFixture) {
  await pool.query(
    `update studio.play_session set game_code = 'wong-pok-deng', table_code = 'pd-10'
     where player_id in (select id from studio.player where wallet_user in ('player-0', 'player-1'))`,
  );
  const [session = '', other = ''] = sessions;
  await seat(running, { play: 'pok-deng', room: 'pd-10', sessions: [other], moveEveryMs: 200 });
  return measureRoomPhone(pool, { origin: `http://127.0.0.1:${PORT}`, session });
}

async function seat(
  running: ChildProcess[],
  asked: Omit<Exclude<ToPlayers, { report: true }>, 'connect'>,
): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL('./rooms/players-process.ts', import.meta.url)));
  running.push(child);
  child.send({ ...asked, connect: `ws://127.0.0.1:${PORT}/rooms-api/socket` } satisfies ToPlayers);
  await once(child, 'message');
  return child;
}

async function report(players: ChildProcess): Promise<PlayersReport> {
  players.send({ report: true } satisfies ToPlayers);
  const [said] = (await once(players, 'message')) as [FromPlayers];
  return said as PlayersReport;
}

async function startChild(
  running: ChildProcess[],
  file: string,
  args: string[],
): Promise<[ChildProcess, unknown]> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args);
  running.push(child);
  const [greeting] = await once(child, 'message');
  return [child, greeting];
}

async function startStudio(
  running: ChildProcess[],
  { url, origin, fixture }: { url: string; origin: string; fixture: TableFixture },
): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL('./rooms/studio-process.ts', import.meta.url)), [], {
    env: {
      ...process.env,
      ...{ STUDIO_PORT: String(PORT), STUDIO_DATABASE_URL: url, PORTAL_VENDORS_URL: `${origin}/vendor` },
      ...{ STUDIO_KEYS_FOLDER: fixture.keysFolder, PORTAL_PUBLIC_KEY_FILE: fixture.brandKeyFile },
      ...{ TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error' },
    },
  });
  running.push(child);
  await once(child, 'message');
  return child;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
