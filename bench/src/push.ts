import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { prepareDatabase } from '../../server/src/platform/sql/prepare-database.ts';
import { startShortLivedPostgres } from '../../server/src/platform/sql/short-lived-postgres.ts';
import type { FromReaders, FromServer, ToReaders, ToServer } from './push/messages.ts';
import { atLeast, atMost, type BenchResult, figure } from './result.ts';

const READERS = 2000;
const ROUNDS = 5;
const SECONDS = 5;
const WARM_UP_SECONDS = 3;
/** Frames that may be on their way at once while as many as possible are sent. */
const ON_THEIR_WAY = 4;
const CALM_FRAMES = 50;
const CALM_EVERY_MS = 200;
const SHARE_AIM = 0.8;
const P99_AIM_MS = 250;

/** One channel of push with many readers, beside a bare `ws` server that sends the same bytes, in turns. */
export async function benchPush(): Promise<BenchResult> {
  const postgres = await startShortLivedPostgres('bench-push');
  const running: ChildProcess[] = [];
  try {
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    await prepareDatabase(client).finally(() => client.end());
    const own = await start(running, 'own-process', [postgres.url]);
    const bare = await start(running, 'bare-process', []);
    for (const side of [own, bare]) await send(side, WARM_UP_SECONDS);
    const rates = { own: [] as number[], bare: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      rates.own.push(await send(own, SECONDS));
      rates.bare.push(await send(bare, SECONDS));
    }
    const busy = { own: await latenciesOf(own), bare: await latenciesOf(bare) };
    const calm = { own: await sendCalmly(own), bare: await sendCalmly(bare) };
    const share = median(rates.own.map((rate, round) => rate / (rates.bare[round] ?? Number.NaN)));
    return {
      name: 'push',
      figures: [
        figure(`frames delivered to ${READERS} readers`, median(rates.own), '/s'),
        figure('  the same bytes from a bare ws server', median(rates.bare), '/s'),
        atLeast('  share of it', share, '×', SHARE_AIM),
        atMost('99 of 100 are there, five frames a second', at(calm.own, 0.99), 'ms', P99_AIM_MS),
        figure('  from a bare ws server', at(calm.bare, 0.99), 'ms'),
        figure('half are there, five frames a second', at(calm.own, 0.5), 'ms'),
        figure('  from a bare ws server', at(calm.bare, 0.5), 'ms'),
        atMost('99 of 100 are there, as many as it can', at(busy.own, 0.99), 'ms', P99_AIM_MS),
        figure('  from a bare ws server', at(busy.bare, 0.99), 'ms'),
        figure('memory of a reader', own.readerKb, 'kB'),
        figure('  of a bare ws server', bare.readerKb, 'kB'),
      ],
      notes: [
        `${ROUNDS} rounds of ${SECONDS} s in turns, after ${WARM_UP_SECONDS} s to warm up, ${ON_THEIR_WAY} frames on their way at once; each side a process, its readers another, the database a third, on one machine.`,
        'A frame of ours is numbered and kept by the database, committed with fsync, and comes back by LISTEN/NOTIFY before it is sent; the bare server writes its text and sends it. Times count from before either.',
        'One reader in twenty looks into its frames: none may be missing or out of order.',
      ],
    };
  } finally {
    for (const child of running) child.kill('SIGKILL');
    await postgres.destroy();
  }
}

interface Side {
  server: ChildProcess;
  readers: ChildProcess;
  published: number;
  done: number;
  readerKb: number;
}

async function start(running: ChildProcess[], name: string, args: string[]): Promise<Side> {
  const isOwn = name === 'own-process';
  const server = forked(running, name, args);
  const { url } = await answerOf<FromServer & { url: string }>(server, 'url');
  const readers = forked(running, 'readers-process', []);
  const beforeKb = await memoryKb(server);
  ask(readers, { connect: url, readers: READERS, pages: isOwn });
  await answerOf(readers, 'connected');
  const readerKb = ((await memoryKb(server)) - beforeKb) / READERS;
  const side = { server, readers, published: 0, done: 0, readerKb };
  readers.on('message', (said: FromReaders) => {
    if ('done' in said) side.done = said.done;
  });
  return side;
}

function forked(running: ChildProcess[], name: string, args: string[]): ChildProcess {
  const file = fileURLToPath(new URL(`push/${name}.ts`, import.meta.url));
  const child = fork(file, args, { execArgv: [...process.execArgv, '--expose-gc'] });
  running.push(child);
  return child;
}

function ask(child: ChildProcess, asked: ToServer | ToReaders) {
  child.send(asked);
}

async function answerOf<Said extends object>(child: ChildProcess, key: string): Promise<Said> {
  for (;;) {
    const [said] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error('a process of the push bench has ended'))),
    ]);
    if (key in said) return said as Said;
  }
}

async function memoryKb(server: ChildProcess): Promise<number> {
  await sleep(1000);
  ask(server, { memory: true });
  return (await answerOf<{ rss: number }>(server, 'rss')).rss / 1000;
}

/** As many frames as go through; answers deliveries a second. */
async function send(side: Side, seconds: number): Promise<number> {
  await allDone(side);
  const startedMs = performance.now();
  const before = side.done;
  const endMs = startedMs + seconds * 1000;
  while (performance.now() < endMs) {
    while (side.published - side.done < ON_THEIR_WAY) publish(side);
    await once(side.readers, 'message');
  }
  await allDone(side);
  return ((side.done - before) * READERS) / ((performance.now() - startedMs) / 1000);
}

function publish(side: Side) {
  side.published += 1;
  ask(side.server, { publish: side.published });
}

async function allDone(side: Side) {
  while (side.done < side.published) await once(side.readers, 'message');
}

async function sendCalmly(side: Side): Promise<number[]> {
  for (let n = 0; n < CALM_FRAMES; n++) {
    publish(side);
    await sleep(CALM_EVERY_MS);
  }
  await allDone(side);
  return latenciesOf(side);
}

/** Since the last time, sorted. */
async function latenciesOf({ readers }: Side): Promise<number[]> {
  ask(readers, { report: true });
  const { latencies, gaps } = await answerOf<{ latencies: number[]; gaps: number }>(readers, 'latencies');
  if (gaps > 0) throw new Error(`${gaps} frames were missing or out of order`);
  return latencies.sort((one, other) => one - other);
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function median(values: readonly number[]): number {
  return at(
    values.toSorted((one, other) => one - other),
    0.5,
  );
}
