import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Pool } from 'pg';
import { startShortLivedPostgres } from '../../server/src/platform/sql/short-lived-postgres.ts';
import { atLeast, atMost, type BenchResult, figure } from './result.ts';
import { buildFixture, TABLE, type TableFixture } from './tables/fixture.ts';
import { measurePhone } from './tables/phone.ts';
import { measureWatcherCost } from './tables/watcher-cost.ts';
import type { FromWatchers, ToWatchers } from './tables/watchers-process.ts';

const WATCHERS = 2000;
const BETTORS = 500;
const ROUNDS = 8;
const MANY_TABLES = 200;
const MANY_SECONDS = 60;
const PORTS = [3871, 3872] as const;

/** One table with many watchers and bettors over two processes of the studio and the portal's own wallet; then many tables in one process. */
export async function benchTables(): Promise<BenchResult> {
  const postgres = await startShortLivedPostgres('bench-tables');
  const running: ChildProcess[] = [];
  const pool = new Pool({ connectionString: postgres.url, max: 4 });
  let fixture: TableFixture | undefined;
  try {
    const made = await buildFixture(postgres.url, BETTORS);
    fixture = made;
    const start = starter(running);
    const [, origin] = await start('./wallet/portal-process.ts', [postgres.url]);
    const studios = await Promise.all(
      PORTS.map((port) =>
        startStudio(running, { port, url: postgres.url, origin: String(origin), fixture: made }),
      ),
    );
    const [watchers] = await start('./tables/watchers-process.ts', []);
    await connect(watchers, {
      connect: PORTS.map((port) => `ws://127.0.0.1:${port}/table-api/socket`),
      table: TABLE,
      watchers: WATCHERS,
    });
    await report(watchers);
    await play(pool, []);
    const readOnly = await report(watchers);
    const rounds: string[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(...(await play(pool, made.sessions)));
    const seen = await report(watchers);
    const figures = await figuresOf(pool, rounds, seen);
    watchers.kill('SIGKILL');
    const [studio] = studios;
    if (!studio) throw new Error('no studio of the tables bench is there');
    const cost = await measureWatcherCost(running, pool, { process: studio, port: PORTS[0] });
    const phone = await measurePhone(`http://127.0.0.1:${PORTS[0]}`, made.sessions[0] ?? '');
    for (const child of running.splice(0)) child.kill('SIGKILL');
    const late = await manyTables(starter(running), pool, postgres.url);
    return {
      name: 'tables',
      figures: [
        atMost(`${BETTORS} bets taken at closing, slowest round`, figures.takenMs, 'ms', 2000),
        figure('  in the median', figures.takenMedianMs, 'ms'),
        atMost('from settled to seen by 99 of 100 watchers', figures.seenMs, 'ms', 1000),
        atLeast('bets placed, of those confirmed', figures.placedShare, '×', 1),
        figure('a frame', readOnly.bytes / Math.max(1, readOnly.frames), 'bytes'),
        ...cost,
        ...phone,
        atMost(`${MANY_TABLES} tables in one process: 99 of 100 closings late by`, late.p99Ms, 'ms', 100),
        figure('  in the median', late.p50Ms, 'ms'),
        figure('  rounds closed meanwhile', late.rounds, ''),
      ],
      notes: [
        `${WATCHERS} watchers over two processes, ${BETTORS} bettors, ${ROUNDS} rounds of a speed table; portal, studio, database, watchers and bettors share this machine.`,
        'Taken: from the closing of the round to its dealing, which waits for every answer of the wallet. Seen: from the commit that settles, by one watcher in twenty.',
        'A watcher’s cost: four frames a second to 1 999 more watchers of one process, beyond what it takes with one; a bare server sends as many bytes at the same pace. Three turns of 15 s each, the middle one.',
        'The phone: 390 × 844, painted by the processor alone, which the page is given a quarter of; ten minutes at the table after its first bet.',
        `${MANY_TABLES} tables: rounds of 10 s without players for ${MANY_SECONDS} s.`,
      ],
    };
  } finally {
    for (const child of running) child.kill('SIGKILL');
    await pool.end();
    await postgres.destroy();
    if (fixture) rmSync(fixture.keysFolder, { recursive: true, force: true });
  }
}

type Start = (file: string, args: string[]) => Promise<[child: ChildProcess, greeting: unknown]>;

function starter(running: ChildProcess[]): Start {
  return async (file, args) => {
    const child = fork(fileURLToPath(new URL(file, import.meta.url)), args);
    running.push(child);
    if (file.endsWith('watchers-process.ts')) return [child, undefined];
    const [greeting] = await once(child, 'message');
    return [child, greeting];
  };
}

async function startStudio(
  running: ChildProcess[],
  { port, url, origin, fixture }: { port: number; url: string; origin: string; fixture: TableFixture },
): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL('../../studio/server/main.ts', import.meta.url)), [], {
    env: {
      ...process.env,
      ...{ STUDIO_PORT: String(port), STUDIO_DATABASE_URL: url, PORTAL_VENDORS_URL: `${origin}/vendor` },
      ...{ STUDIO_KEYS_FOLDER: fixture.keysFolder, PORTAL_PUBLIC_KEY_FILE: fixture.brandKeyFile },
      ...{ TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error' },
    },
  });
  running.push(child);
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return child;
    await sleep(200);
  }
  throw new Error('a studio of the tables bench did not open');
}

/** One whole round in which these sessions bet; its id. */
async function play(pool: Pool, sessions: readonly string[]): Promise<string[]> {
  const round = await untilNew(pool, 'open');
  await Promise.all(
    sessions.map(async (session, at) => {
      // Over half of the time for bets, as people do.
      await sleep((at / sessions.length) * 5000);
      await confirm(round, session, PORTS[at % PORTS.length] ?? PORTS[0], at);
    }),
  );
  await untilIn(pool, round, 'settled');
  return [round];
}

/** As a page does: what was answered with "again" is sent again under its key. */
async function confirm(round: string, session: string, port: number, at: number): Promise<void> {
  const idempotencyKey = crypto.randomUUID();
  for (let tries = 0; tries < 5; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/table-api/confirm`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${session}`,
        'x-forwarded-for': `10.3.${at >> 8}.${at & 255}`,
      },
      body: JSON.stringify({
        ...{ table: TABLE, round, idempotencyKey },
        chips: { [at % 2 === 0 ? 'player' : 'banker']: '10.00' },
      }),
    });
    if (answer.ok) return;
    const said = await answer.text();
    // Who is too slow is not in the round; how many are placed is counted of those that are.
    if (said.includes('betting_closed') || said.includes('round_over')) return;
    if (answer.status !== 503) throw new Error(`chips were refused: ${said}`);
    await sleep(500);
  }
}

async function untilNew(pool: Pool, state: string): Promise<string> {
  for (;;) {
    const { rows } = await pool.query<{ id: string }>(
      `select id from studio.shared_round where subject = $1 and state = $2 and closes_at > clock_timestamp() + interval '8 s'`,
      [`table:${TABLE}`, state],
    );
    if (rows[0]) return rows[0].id;
    await sleep(50);
  }
}

async function untilIn(pool: Pool, id: string, state: string): Promise<void> {
  for (;;) {
    const { rows } = await pool.query('select from studio.shared_round where id = $1 and state = $2', [
      id,
      state,
    ]);
    if (rows.length > 0) break;
    await sleep(100);
  }
  // Until what has happened has been seen.
  await sleep(1500);
}

async function figuresOf(pool: Pool, rounds: string[], seen: Extract<FromWatchers, { seen: unknown }>) {
  const { rows } = await pool.query<{
    id: string;
    taken_ms: number;
    settled_ms: number;
    placed: number;
    all: number;
  }>(
    `select r.id, (extract(epoch from s.at - c.at) * 1000)::float8 as taken_ms, (extract(epoch from s.at) * 1000)::float8 as settled_ms,
       (select count(*) from studio.table_bet b where b.round_id = r.id and b.payout is not null)::integer as placed,
       (select count(*) from studio.table_bet b where b.round_id = r.id)::integer as all
     from studio.shared_round r
     join studio.shared_round_move c on c.round_id = r.id and c.state = 'closed'
     join studio.shared_round_move s on s.round_id = r.id and s.state = 'settled'
     where r.id = any($1)`,
    [rounds],
  );
  const taken = rows.map((row) => row.taken_ms).sort((one, other) => one - other);
  const settledAt = new Map(rows.map((row) => [row.id, row.settled_ms]));
  const waits = seen.seen.flatMap(({ round, atMs }) => {
    const from = settledAt.get(round);
    return from === undefined ? [] : atMs.map((at) => at - from);
  });
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0);
  return {
    takenMs: taken.at(-1) ?? Number.NaN,
    takenMedianMs: taken[Math.floor(taken.length / 2)] ?? Number.NaN,
    seenMs: quantile(waits, 0.99),
    placedShare: sum((row) => row.placed) / sum((row) => row.all),
  };
}

async function manyTables(start: Start, pool: Pool, url: string) {
  await start('./tables/many-process.ts', [url, String(MANY_TABLES)]);
  // Leases of the processes before expire first, and the first rounds all begin at once.
  await sleep(20_000);
  const { rows: began } = await pool.query<{ at: Date }>('select clock_timestamp() as at');
  await sleep(MANY_SECONDS * 1000);
  const { rows } = await pool.query<{ late_ms: number }>(
    `select (extract(epoch from m.at - r.closes_at) * 1000)::float8 as late_ms
     from studio.shared_round r join studio.shared_round_move m on m.round_id = r.id and m.state = 'closed'
     where r.subject like 'table:many-%' and m.at > $1`,
    [began[0]?.at],
  );
  const late = rows.map((row) => row.late_ms);
  return { p50Ms: quantile(late, 0.5), p99Ms: quantile(late, 0.99), rounds: late.length };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

async function connect(watchers: ChildProcess, asked: Exclude<ToWatchers, { report: true }>): Promise<void> {
  watchers.send(asked satisfies ToWatchers);
  await once(watchers, 'message');
}

async function report(watchers: ChildProcess): Promise<Extract<FromWatchers, { seen: unknown }>> {
  watchers.send({ report: true } satisfies ToWatchers);
  const [said] = await once(watchers, 'message');
  return said as Extract<FromWatchers, { seen: unknown }>;
}
