import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Pool } from 'pg';
import { startShortLivedPostgres } from '../../server/src/platform/sql/short-lived-postgres.ts';
import { TICK_MS } from '../../studio/rules/fishing/bounds.ts';
import type { FromHalls } from './fishing/halls-process.ts';
import { measurePhone } from './fishing/phone.ts';
import type { FromShooters, ToShooters } from './fishing/shooters-process.ts';
import { treeMs } from './processor-time.ts';
import { atLeast, atMost, type BenchResult, type Figure, figure } from './result.ts';
import { buildFixture, type TableFixture } from './tables/fixture.ts';

const GAME = 'maenam-river';
const HALLS = 200;
const CANNONS = 4;
const PER_SECOND = 4;
const WARM_SECONDS = 20;
const SECONDS = 60;
const PORT = 3875;
/** Of the phone, in minutes; BENCH_PHONE_MINUTES shortens it. */
const PHONE_MINUTES = 10;

/** Many halls in one process of the studio, with the portal's own wallet, beside a loop that only relays what players send; then a phone in one of them. */
export async function benchFishing(): Promise<BenchResult> {
  const postgres = await startShortLivedPostgres('bench-fishing');
  const running: ChildProcess[] = [];
  const pool = new Pool({ connectionString: postgres.url, max: 2 });
  let fixture: TableFixture | undefined;
  try {
    const of = { vendor: 'MAENAM', game: GAME, group: 'FISH' as const, table: null };
    const made = await buildFixture(postgres.url, HALLS * CANNONS + 1, of);
    fixture = made;
    const portal = child(running, './wallet/portal-process.ts', [postgres.url]);
    const [origin] = await once(portal, 'message');
    const studio = child(running, './fishing/halls-process.ts', [], {
      ...{ STUDIO_PORT: String(PORT), STUDIO_DATABASE_URL: postgres.url, TRUST_PROXY: '127.0.0.1' },
      ...{ PORTAL_VENDORS_URL: `${origin}/vendor`, LOG_LEVEL: 'error' },
      ...{ STUDIO_KEYS_FOLDER: made.keysFolder, PORTAL_PUBLIC_KEY_FILE: made.brandKeyFile },
    });
    await once(studio, 'message');
    const [one = '', ...sessions] = made.sessions;
    const own = await shootAt(running, studio, {
      url: `ws://127.0.0.1:${PORT}/fishing-api/socket`,
      sessions,
    });
    const ticks = await ticksOf(own, pool);
    const minutes = Number(process.env['BENCH_PHONE_MINUTES'] ?? PHONE_MINUTES);
    const phone = await measurePhone(
      { origin: `http://127.0.0.1:${PORT}`, game: GAME, session: one },
      minutes,
    );
    const relay = child(running, './fishing/relay-process.ts', []);
    const [url] = await once(relay, 'message');
    const relayed = await shootAt(running, relay, { url: String(url), sessions: sessions.map(() => '') });
    return {
      name: 'fishing',
      figures: [
        ...ticks,
        figure('processor of the process, a second', own.busyMs / own.seconds, 'ms'),
        figure('  for each tick', own.busyMs / own.seconds / (1000 / TICK_MS), 'ms'),
        figure('  of a loop that only relays', relayed.busyMs / relayed.seconds, 'ms'),
        atMost(
          '  beside it, for as many shots',
          own.busyMs / own.seen.shots / (relayed.busyMs / relayed.seen.shots),
          '×',
          2,
        ),
        atMost('bytes a second for a client', bytesOf(own), 'bytes', 4096),
        figure('  from a loop that only relays', bytesOf(relayed), 'bytes'),
        figure('messages a second for a client', messagesOf(own), ''),
        figure('  from a loop that only relays', messagesOf(relayed), ''),
        ...phone,
      ],
      notes: [
        `${HALLS} halls with ${CANNONS} cannons each at ${PER_SECOND} shots a second for ${SECONDS} s in one process; portal, database, studio and those who shoot share this machine.`,
        'Of a tick: how long it keeps the process. Drawing and writing of hits come between ticks, and are part of the processor time.',
        'Processor time is that of the whole process: it also checks each shot, draws and writes each hit, opens and closes packets at the wallet. The relay parses nothing.',
        `The phone: 390 × 844, painted by the processor alone, which the page is given a quarter of; ${minutes} minutes of shots.`,
      ],
    };
  } finally {
    for (const one of running) one.kill('SIGKILL');
    await pool.end();
    await postgres.destroy();
    if (fixture) rmSync(fixture.keysFolder, { recursive: true, force: true });
  }
}

interface Shot {
  seen: FromShooters;
  /** Of a server that ticks. */
  halls: FromHalls | undefined;
  busyMs: number;
  seconds: number;
  /** How long it took until no one sat any more, once all had left at once. */
  goneMs: number;
  players: number;
}

/** Has as many players as there are sessions shoot at a server, and sees what that costs it. */
async function shootAt(
  running: ChildProcess[],
  server: ChildProcess,
  { url, sessions }: { url: string; sessions: string[] },
): Promise<Shot> {
  const ticks = url.includes('fishing-api');
  const shooters = child(running, './fishing/shooters-process.ts', []);
  shooters.send({ connect: url, sessions } satisfies ToShooters);
  await once(shooters, 'message');
  shooters.send({ shoot: { perSecond: PER_SECOND } } satisfies ToShooters);
  await sleep(WARM_SECONDS * 1000);
  await report<FromShooters>(shooters);
  if (ticks) await report<FromHalls>(server);
  const [beganMs, before] = [performance.now(), treeMs(server.pid ?? 0)];
  await sleep(SECONDS * 1000);
  const busyMs = treeMs(server.pid ?? 0) - before;
  const seconds = (performance.now() - beganMs) / 1000;
  const seen = await report<FromShooters>(shooters);
  const halls = ticks ? await report<FromHalls>(server) : undefined;
  shooters.kill('SIGKILL');
  const goneMs = ticks ? await untilEmpty(server) : 0;
  return { seen, halls, busyMs, seconds, goneMs, players: sessions.length };
}

async function untilEmpty(server: ChildProcess): Promise<number> {
  const beganMs = performance.now();
  while ((await report<FromHalls>(server)).seats > 0) await sleep(200);
  return performance.now() - beganMs;
}

async function ticksOf({ seen, halls, goneMs, players, seconds }: Shot, pool: Pool): Promise<Figure[]> {
  if (!halls) throw new Error('no tick was timed');
  const { rows } = await pool.query<{ a_second: number }>(
    `select count(*) / $1::float8 as a_second from studio.fishing_hit
     where at > (select max(at) from studio.fishing_hit) - make_interval(secs => $1)`,
    [seconds],
  );
  return [
    atLeast('halls that are shot in', halls.halls, '', HALLS),
    figure('shots a second', seen.shots / seconds, '/s'),
    atMost('server time of a tick, 99 of 100', quantile(halls.tickMs, 0.99), 'ms', 25),
    figure('  in the median', quantile(halls.tickMs, 0.5), 'ms'),
    figure('  of the processor, 99 of 100', quantile(halls.busyMs, 0.99), 'ms'),
    figure('  a tick begins late by, 99 of 100', quantile(halls.lateMs, 0.99), 'ms'),
    figure('hits written a second', rows[0]?.a_second ?? 0, '/s'),
    figure(`${players} leave in one moment: seats free after`, goneMs, 'ms'),
  ];
}

function bytesOf({ seen, seconds, players }: Shot): number {
  return seen.bytes / seconds / players;
}

function messagesOf({ seen, seconds, players }: Shot): number {
  return seen.frames / seconds / players;
}

async function report<Said>(process: ChildProcess): Promise<Said> {
  process.send({ report: true });
  const [said] = await once(process, 'message');
  return said as Said;
}

function child(
  running: ChildProcess[],
  file: string,
  args: string[],
  env: Record<string, string> = {},
): ChildProcess {
  const made = fork(fileURLToPath(new URL(file, import.meta.url)), args, { env: { ...process.env, ...env } });
  running.push(made);
  return made;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
