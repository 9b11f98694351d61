import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { BAITS } from '@lanna/rules/content/chat/baits.fixture';
import { HOUSE_WORDS } from '@lanna/rules/content/chat/house-words';
import { INNOCENT } from '@lanna/rules/content/chat/innocent.fixture';
import { moderate } from '@lanna/rules/content/chat/moderate';
import { wordList } from '@lanna/rules/content/chat/word-list';
import { Client } from 'pg';
import { chatOf, letNewMembersWrite } from '../../server/src/modules/content/chat/chat.fixture.ts';
import { createBrand } from '../../server/src/modules/house/brands/brand.factory.ts';
import { createMember } from '../../server/src/modules/people/members/member.factory.ts';
import { systemClock } from '../../server/src/platform/process/clock.ts';
import { openDatabase } from '../../server/src/platform/sql/database.ts';
import { prepareDatabase } from '../../server/src/platform/sql/prepare-database.ts';
import { startShortLivedPostgres } from '../../server/src/platform/sql/short-lived-postgres.ts';
import type { FromServer, ReaderPlan, SeenByReaders, ToReaders, ToServer } from './chat/messages.ts';
import { textOf } from './chat/messages.ts';
import { said } from './child-process/child-process.ts';
import { treeMs } from './processor-time.ts';
import { atLeast, atMost, type BenchResult, figure } from './result.ts';

const READERS = 2000;
const PROCESSES = 2;
const A_SECOND = 20;
/** So many that each stays far below what one member may write. */
const WRITERS = 100;
const WARM_UP_SECONDS = 10;
const SECONDS = 120;
const BARE_SECONDS = 30;
const HOST = 'bench.test';
const MODERATED_TIMES = 20;

/** One room of the chat with many readers over two processes, beside a bare `ws` server that sends as much at the same pace. */
export async function benchChat(): Promise<BenchResult> {
  const postgres = await startShortLivedPostgres('bench-chat');
  const running: ChildProcess[] = [];
  try {
    const { room, members } = await furnish(postgres.url);
    const servers = await Promise.all(
      Array.from({ length: PROCESSES }, () => start(running, 'own-process', [postgres.url, HOST, room])),
    );
    const own = await readersOf(running, servers, { tokens: members, channel: `chat:${room}` });
    await write(own, members, WARM_UP_SECONDS);
    const before = await memoryOf(servers);
    const ours = await measure(own, members, SECONDS);
    const grown = (await memoryOf(servers)) / before;

    const bareServer = await start(running, 'bare-process', []);
    const bareReaders = await readersOf(running, [bareServer], { tokens: members, channel: null });
    await write(bareReaders, members, WARM_UP_SECONDS);
    const bare = await measure(bareReaders, members, BARE_SECONDS);

    const moderation = moderationMs();
    return {
      name: 'chat',
      figures: [
        figure(
          `messages delivered to ${READERS} readers over ${PROCESSES} processes`,
          ours.deliveredASecond,
          '/s',
        ),
        figure('  by a bare ws server', bare.deliveredASecond, '/s'),
        atLeast('  share of it', ours.deliveredASecond / bare.deliveredASecond, '×', 0.8),
        atMost('from the press to sight, 99 of 100', at(ours.latencies, 0.99), 'ms', 300),
        figure('  half of them', at(ours.latencies, 0.5), 'ms'),
        figure('  by a bare ws server, 99 of 100', at(bare.latencies, 0.99), 'ms'),
        figure('processor time of a delivery, both processes', ours.deliveryUs, 'µs'),
        figure('  by a bare ws server', bare.deliveryUs, 'µs'),
        atMost('memory after two minutes beside before', grown, '×', 1.1),
        atMost('moderation of a message, mean', moderation.mean, 'ms', 1),
        figure('  the slowest of them', moderation.most, 'ms'),
      ],
      notes: [
        `${A_SECOND} messages a second of ${WRITERS} members for ${SECONDS} s, after ${WARM_UP_SECONDS} s to warm up; ${READERS} members read, each with a connection of its own. Servers, readers and database share this machine.`,
        'A message of ours goes through the rates, the moderation and a transaction that is committed with fsync, gets its place in the room, and comes to both processes by LISTEN/NOTIFY. The bare server writes its text and sends it.',
        'Sight is counted by one reader in twenty, none of whom missed a message or saw one out of order. Calling by HTTP is not part of it.',
        `Moderation: ${BAITS.length} baits and ${INNOCENT.length} innocent lines, ${MODERATED_TIMES} times, by the rules and the house's words.`,
      ],
    };
  } finally {
    for (const child of running) child.kill('SIGKILL');
    await postgres.destroy();
  }
}

async function furnish(url: string): Promise<{ room: string; members: string[] }> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await prepareDatabase(client).finally(() => client.end());
  const db = openDatabase({ url, role: null, maxConnections: 8 });
  try {
    const brand = await createBrand(db.kysely, { hosts: [HOST] });
    await letNewMembersWrite(db, brand);
    const members: string[] = [];
    for (let n = 0; n < READERS; n += 50)
      members.push(
        ...(await Promise.all(Array.from({ length: 50 }, () => createMember(db, brand)))).map(
          ({ memberId }) => memberId,
        ),
      );
    const opened = await chatOf(db, systemClock, brand).launch(members[0] ?? '');
    return { room: opened.room.id, members };
  } finally {
    await db.close();
  }
}

interface Server {
  child: ChildProcess;
  port: number;
}

async function start(running: ChildProcess[], name: string, args: string[]): Promise<Server> {
  const child = forked(running, name, args);
  const { port } = await said<{ port: number }>(child);
  child.on('message', (answer: FromServer) => {
    if ('refused' in answer) throw new Error(`a message of the chat bench was refused: ${answer.refused}`);
  });
  return { child, port };
}

function forked(running: ChildProcess[], name: string, args: string[]): ChildProcess {
  const file = fileURLToPath(new URL(`chat/${name}.ts`, import.meta.url));
  const child = fork(file, args, { execArgv: [...process.execArgv, '--expose-gc'] });
  running.push(child);
  return child;
}

interface Side {
  servers: Server[];
  readers: ChildProcess;
  written: number;
}

async function readersOf(
  running: ChildProcess[],
  servers: Server[],
  plan: Omit<ReaderPlan, 'ports'>,
): Promise<Side> {
  const readers = forked(running, 'readers-process', []);
  ask(readers, { connect: { ...plan, ports: servers.map(({ port }) => port) } });
  await said(readers);
  return { servers, readers, written: 0 };
}

/** Messages at an even pace, through the processes and by the writers in turns. */
async function write(side: Side, members: readonly string[], seconds: number): Promise<void> {
  const startMs = performance.now();
  for (let n = 0; n < seconds * A_SECOND; n++) {
    await sleep(Math.max(0, startMs + (n * 1000) / A_SECOND - performance.now()));
    const server = side.servers[n % side.servers.length];
    side.written += 1;
    if (server)
      ask(server.child, {
        write: { memberId: members[side.written % WRITERS] ?? '', text: textOf(side.written) },
      });
  }
}

interface Measured {
  deliveredASecond: number;
  latencies: number[];
  deliveryUs: number;
}

async function measure(side: Side, members: readonly string[], seconds: number): Promise<Measured> {
  // What was pressed before this has been seen by then.
  await sleep(1000);
  await seen(side);
  const [fromMs, processorFrom] = [performance.now(), processorMs(side)];
  await write(side, members, seconds);
  const took = (performance.now() - fromMs) / 1000;
  // What was pressed at the very end is seen a moment later.
  await sleep(1000);
  const { frames, latencies, gaps } = await seen(side);
  const expected = seconds * A_SECOND * READERS;
  if (gaps > 0 || frames !== expected)
    throw new Error(`${frames} of ${expected} messages came, ${gaps} out of order`);
  return {
    deliveredASecond: frames / took,
    latencies: latencies.sort((one, other) => one - other),
    deliveryUs: ((processorMs(side) - processorFrom) * 1000) / frames,
  };
}

async function seen({ readers }: Side): Promise<SeenByReaders> {
  ask(readers, { report: true });
  return said<SeenByReaders>(readers);
}

function processorMs({ servers }: Side): number {
  return servers.reduce((sum, { child }) => sum + treeMs(child.pid ?? 0), 0);
}

/** All processes together, after their garbage was collected. */
async function memoryOf(servers: readonly Server[]): Promise<number> {
  let sum = 0;
  for (const { child } of servers) {
    ask(child, { memory: true });
    sum += (await said<{ rss: number }>(child)).rss;
  }
  return sum;
}

function ask(child: ChildProcess, asked: ToServer | ToReaders) {
  child.send(asked);
}

function moderationMs(): { mean: number; most: number } {
  const words = wordList(HOUSE_WORDS);
  const took: number[] = [];
  for (let time = 0; time < MODERATED_TIMES; time++)
    for (const text of [...BAITS, ...INNOCENT]) {
      const fromMs = performance.now();
      moderate(text, { words, ownHosts: [HOST], invitationsAllowed: false });
      took.push(performance.now() - fromMs);
    }
  return { mean: took.reduce((sum, ms) => sum + ms, 0) / took.length, most: Math.max(...took) };
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
