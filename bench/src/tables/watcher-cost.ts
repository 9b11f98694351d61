import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { treeMs } from '../processor-time.ts';
import { atMost, type Figure, figure } from '../result.ts';
import type { FromBare, ToBare } from './bare-process.ts';
import { TABLE } from './fixture.ts';
import type { FromWatchers, ToWatchers } from './watchers-process.ts';

const WATCHERS = 2000;
/** As often as a table writes at the most. */
const EVERY_MS = 250;
const SECONDS = 15;
/** In turns, so that what else the machine does falls on both. */
const TURNS = 3;
const SHARE_AIM = 1.3;

interface Side {
  server: ChildProcess;
  watchers: ChildProcess;
  /** Has it send at the pace above until it is told to rest. */
  begin(): { rest(): void };
}
interface Cost {
  /** Of the server, for a frame at one watcher. */
  microseconds: number;
  bytes: number;
  frames: number;
}

/**
 * What one watcher costs beyond the first, of the processor and of the line, beside a bare `ws` server that sends frames of the same size at the same pace to as many. The
 * first is set apart: with it a table is read at all.
 */
export async function measureWatcherCost(
  running: ChildProcess[],
  pool: Pool,
  studio: { process: ChildProcess; port: number },
): Promise<Figure[]> {
  const notify = () => pool.query(`select pg_notify('studio_tables', $1)`, [`${TABLE} `]);
  const own: Omit<Side, 'watchers'> = {
    server: studio.process,
    begin() {
      const timer = setInterval(() => void notify(), EVERY_MS);
      return { rest: () => clearInterval(timer) };
    },
  };
  const url = `ws://127.0.0.1:${studio.port}/table-api/socket`;
  const oneOfOwn = await measureOne(running, own, url);
  const many = { ...own, watchers: await watchersOf(running, url, WATCHERS - 1) };
  const first = await costOf(many);
  const bareServer = child(running, './bare-process.ts');
  const [{ url: bareUrl }] = (await once(bareServer, 'message')) as [FromBare];
  const bare: Omit<Side, 'watchers'> = {
    server: bareServer,
    begin() {
      ask(bareServer, {
        every: EVERY_MS,
        bytes: Math.round(first.bytes / Math.max(1, first.frames)) - HEADER,
      });
      return { rest: () => ask(bareServer, { rest: true }) };
    },
  };
  const oneOfBare = await measureOne(running, bare, bareUrl);
  const manyBare = { ...bare, watchers: await watchersOf(running, bareUrl, WATCHERS - 1) };
  const costs: { own: Cost[]; bare: Cost[] } = { own: [], bare: [] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    costs.own.push(await costOf(many, oneOfOwn));
    costs.bare.push(await costOf(manyBare, oneOfBare));
  }
  const middle = (all: readonly Cost[], of: (cost: Cost) => number) =>
    all.map(of).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
  const perFrame = (all: readonly Cost[]) => middle(all, ({ microseconds }) => microseconds);
  const bytes = (all: readonly Cost[]) => middle(all, (cost) => cost.bytes / cost.frames);
  return [
    figure('processor time of a frame at a watcher', perFrame(costs.own), 'µs'),
    figure('  from a bare ws server', perFrame(costs.bare), 'µs'),
    atMost('  beside it', perFrame(costs.own) / perFrame(costs.bare), '×', SHARE_AIM),
    figure('bytes of a frame on the line', bytes(costs.own), 'bytes'),
    atMost('  beside those of a bare ws server', bytes(costs.own) / bytes(costs.bare), '×', SHARE_AIM),
  ];
}

/** Of a frame of 126 bytes and more. */
const HEADER = 4;

/** What the server takes of the processor at that pace with a single watcher, in milliseconds a second. */
async function measureOne(
  running: ChildProcess[],
  side: Omit<Side, 'watchers'>,
  url: string,
): Promise<number> {
  const watchers = await watchersOf(running, url, 1);
  const { ms, seconds } = await busyOf({ ...side, watchers });
  return ms / seconds;
}

async function costOf(side: Side, oneMsPerSecond = 0): Promise<Cost> {
  await report(side.watchers);
  const { ms, seconds } = await busyOf(side);
  const { frames, bytes } = await report(side.watchers);
  return {
    microseconds: ((ms - oneMsPerSecond * seconds) * 1000) / frames,
    bytes: bytes + frames * HEADER,
    frames,
  };
}

async function busyOf({ server, begin }: Side): Promise<{ ms: number; seconds: number }> {
  const pid = server.pid ?? 0;
  const { rest } = begin();
  const [startedMs, before] = [performance.now(), treeMs(pid)];
  await sleep(SECONDS * 1000);
  const ms = treeMs(pid) - before;
  rest();
  const seconds = (performance.now() - startedMs) / 1000;
  // What is on its way arrives.
  await sleep(500);
  return { ms, seconds };
}

async function watchersOf(running: ChildProcess[], url: string, watchers: number): Promise<ChildProcess> {
  const made = child(running, './watchers-process.ts');
  made.send({ connect: [url], table: TABLE, watchers } satisfies ToWatchers);
  await once(made, 'message');
  return made;
}

async function report(watchers: ChildProcess): Promise<Extract<FromWatchers, { seen: unknown }>> {
  watchers.send({ report: true } satisfies ToWatchers);
  const [said] = await once(watchers, 'message');
  return said as Extract<FromWatchers, { seen: unknown }>;
}

function child(running: ChildProcess[], file: string): ChildProcess {
  const made = fork(fileURLToPath(new URL(file, import.meta.url)));
  running.push(made);
  return made;
}

function ask(server: ChildProcess, asked: ToBare): void {
  server.send(asked);
}
