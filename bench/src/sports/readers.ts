import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import type { Database } from '../../../studio/server/platform/database.ts';
import { receiveMessage } from '../../../studio/server/sports/feed/receive-message.ts';
import { treeMs } from '../processor-time.ts';
import { atLeast, type Figure, figure } from '../result.ts';
import { FEED, manyMarketsAt, PRICES_OF_MANY } from './book.ts';
import type { FromReaders, ToReaders } from './readers-process.ts';

const READERS = 1000;
/** Matches on a reader's screen, and how many screens there are: a list's first matches are looked at by many. */
const WATCHED = 20;
const SCREENS = 10;
const CHANGES_A_SECOND = 5000;
const SECONDS = 15;
/** In turns, so that what else the machine does falls on both. */
const TURNS = 2;
const SHARE_AIM = 0.6;

interface Turn {
  microseconds: number;
  changes: number;
  frames: number;
  bytes: number;
  seconds: number;
}

/**
 * A feed's changes of prices as the readers of the book see them: applied by this process, read once by the process that holds the sockets, and written to all who watch, four times a second. Beside it a
 * bare `ws` server that sends frames of the same size, as often, to as many.
 */
export async function measureReaders(
  running: ChildProcess[],
  { db, pool, url, matches }: { db: Database; pool: Pool; url: string; matches: ReadonlyMap<string, string> },
): Promise<Figure[]> {
  const keys = [...matches.keys()].slice(0, SCREENS * WATCHED);
  const ids = keys.map((key) => matches.get(key) ?? '');
  const watch = Array.from({ length: READERS }, (_, at) => {
    const from = (at % SCREENS) * WATCHED;
    return ids.slice(from, from + WATCHED);
  });
  const feed = feedOf(db, pool, keys);
  // Markets that are new are no changes: each match has them all before it is measured.
  await feed.offerAll();
  const book = child(running, './book-process.ts', url);
  const [{ url: bookUrl }] = (await once(book, 'message')) as [{ url: string }];
  const readers = await readersOf(running, bookUrl, watch);
  await measured(book, readers, feed);
  const bareServer = child(running, '../tables/bare-process.ts');
  const [{ url: bareUrl }] = (await once(bareServer, 'message')) as [{ url: string }];
  const bareReaders = await readersOf(
    running,
    bareUrl,
    watch.map(() => []),
  );
  const [own, bare]: [Turn[], Turn[]] = [[], []];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const ours = await measured(book, readers, feed);
    own.push(ours);
    const everyMs = (ours.seconds * 1000 * READERS) / ours.frames;
    const alike = {
      start: () => bareServer.send({ every: everyMs, bytes: Math.round(ours.bytes / ours.frames) }),
      stop: async () => {
        bareServer.send({ rest: true });
        return 0;
      },
    };
    bare.push(await measured(bareServer, bareReaders, alike));
  }
  const unseen = await notSeen(pool, readers);
  const mean = (turns: readonly Turn[], of: (turn: Turn) => number) =>
    turns.reduce((sum, turn) => sum + of(turn), 0) / turns.length;
  const [ourUs, bareUs] = [own, bare].map((turns) => mean(turns, ({ microseconds }) => microseconds));
  return [
    figure(
      `price changes of a feed applied beside ${READERS} readers`,
      mean(own, ({ changes, seconds }) => changes / seconds),
      '/s',
    ),
    figure(
      '  frames the readers get',
      mean(own, ({ frames, seconds }) => frames / seconds),
      '/s',
    ),
    figure(
      '  bytes of a frame',
      mean(own, ({ bytes, frames }) => bytes / frames),
      'bytes',
    ),
    figure('  matches whose newest price no reader has seen', unseen, ''),
    figure('  processor time of a frame at a reader', ourUs ?? Number.NaN, 'µs'),
    figure('  from a bare broadcast', bareUs ?? Number.NaN, 'µs'),
    atLeast('  frames for the same time, beside it', (bareUs ?? 0) / (ourUs ?? Number.NaN), '×', SHARE_AIM),
  ];
}

interface Sending {
  start(): void;
  /** Gives how many prices have changed. */
  stop(): Promise<number>;
}

async function measured(server: ChildProcess, readers: ChildProcess, sending: Sending): Promise<Turn> {
  await report(readers);
  const pid = server.pid ?? 0;
  const [startedMs, before] = [performance.now(), treeMs(pid)];
  sending.start();
  await sleep(SECONDS * 1000);
  const changes = await sending.stop();
  const seconds = (performance.now() - startedMs) / 1000;
  // What is on its way arrives.
  await sleep(700);
  const ms = treeMs(pid) - before;
  const { frames, bytes } = await report(readers);
  if (frames === 0) throw new Error('no reader was written anything');
  return { microseconds: (ms * 1000) / frames, changes, frames, bytes, seconds };
}

/** One producer, all prices of a match a message, at the pace above as far as it goes. */
function feedOf(db: Database, pool: Pool, keys: readonly string[]) {
  let turn = 0;
  let isSending = false;
  let sent = Promise.resolve(0);

  async function say(fixture: string): Promise<void> {
    const sequence = await nextSequence(pool);
    turn += 1;
    const message = { kind: 'odds', fixture, markets: manyMarketsAt(turn) };
    const { status } = await receiveMessage({ db }, { feed: FEED, producer: 'prematch', sequence, message });
    if (status !== 'applied') throw new Error(`a message of the bench: ${status}`);
  }

  async function run(): Promise<number> {
    const began = performance.now();
    let messages = 0;
    while (isSending) {
      const dueMs = (messages * PRICES_OF_MANY * 1000) / CHANGES_A_SECOND - (performance.now() - began);
      if (dueMs > 1) await sleep(dueMs);
      await say(keys[turn % keys.length] ?? '');
      messages += 1;
    }
    return messages * PRICES_OF_MANY;
  }

  return {
    async offerAll() {
      for (const key of keys) await say(key);
    },
    start() {
      isSending = true;
      sent = run();
    },
    async stop() {
      isSending = false;
      return sent;
    },
  };
}

async function nextSequence(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ next: string }>(
    'select next_sequence as next from studio.sports_feed where feed = $1',
    [FEED],
  );
  return Number(rows[0]?.next ?? 1);
}

/** Of the matches that anyone looks into. */
async function notSeen(pool: Pool, readers: ChildProcess): Promise<number> {
  const { seen } = await report(readers);
  const { rows } = await pool.query<{ id: string; version: number }>(
    `select fixture_id as id, version from studio.sports_price where market = 'result/full' and selection = 'home' and fixture_id = any($1)`,
    [Object.keys(seen)],
  );
  return rows.filter(({ id, version }) => seen[id] !== version).length;
}

async function readersOf(running: ChildProcess[], connect: string, watch: string[][]): Promise<ChildProcess> {
  const made = child(running, './readers-process.ts');
  made.send({ connect, watch } satisfies ToReaders);
  await once(made, 'message');
  return made;
}

async function report(readers: ChildProcess): Promise<Extract<FromReaders, { frames: number }>> {
  readers.send({ report: true } satisfies ToReaders);
  const [said] = await once(readers, 'message');
  return said as Extract<FromReaders, { frames: number }>;
}

function child(running: ChildProcess[], file: string, ...given: string[]): ChildProcess {
  const made = fork(fileURLToPath(new URL(file, import.meta.url)), given);
  running.push(made);
  return made;
}
