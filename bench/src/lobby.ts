import { type ChildProcess, fork } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { freePort } from '../../e2e/start-stack.ts';
import { seedBenchCatalogue } from '../../server/seed/bench-catalogue.ts';
import { seedDemo } from '../../server/seed/demo.ts';
import { openDatabase } from '../../server/src/platform/database.ts';
import { prepareDatabase } from '../../server/src/platform/prepare-database.ts';
import { newSecretKey } from '../../server/src/platform/secret-box.ts';
import { startShortLivedPostgres } from '../../server/src/platform/short-lived-postgres.ts';
import { askMuch, writeAsks } from './lobby/ask-much.ts';
import { atLeast, type BenchResult, type Figure, figure } from './result.ts';

const AIM = 0.6;
const CONNECTIONS = 32;
const ROUNDS = 8;
const SECONDS = 1;
const WARM_UP_SECONDS = 2;
const HOST = 'localhost';

/** What a visitor's pages ask for, by the words of the result. */
const CALLS = {
  'game list': '/wps/relay/GCSGAME_gameList?gameType=RNG&sort=popular&pageNo=1&pageSize=24',
  menus: '/lgw/games/game_menus',
  vendors: '/wps/relay/GCSGAME_gameVendor',
  'white label': '/wps/system/whitelabel',
} as const;

/** Calls of the lobby beside the same bytes from a server that does nothing else, in turns. */
export async function benchLobby(): Promise<BenchResult> {
  const postgres = await startShortLivedPostgres('bench-lobby');
  const folder = mkdtempSync(join(tmpdir(), 'lanna-lobby-'));
  const running: ChildProcess[] = [];
  try {
    await prepare(postgres.url);
    const portal = await startPortal(postgres.url);
    running.push(portal.child);
    const bodies = await readBodies(portal.url);
    const twin = await startTwin(join(folder, 'answers.json'), bodies);
    running.push(twin.child);
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(CALLS)) {
      const { ours, bare } = await compare(new URL(path, portal.url), new URL(path, twin.url));
      figures.push(
        figure(`${name}, ${(bodies[path]?.length ?? 0) / 1000} kB`, ours, '/s'),
        figure('  the same bytes from a bare Fastify', bare, '/s'),
        atLeast('  share of it', ours / bare, '×', AIM),
      );
    }
    return {
      name: 'lobby',
      figures,
      notes: [
        `${CONNECTIONS} connections that each wait for their answer, ${ROUNDS} rounds of ${SECONDS} s in turns, after ${WARM_UP_SECONDS} s to warm up; portal with its log as it is set by default, one process each; load, portal and database share the machine.`,
        'Every request comes from one of 4 096 addresses: limits, host, state of the site, security headers and log are part of an answer of ours. The bare server has one route an address, no hooks and no log.',
        'A catalogue of 5 000 games; the list is its first page of 24.',
      ],
    };
  } finally {
    for (const child of running) await end(child);
    rmSync(folder, { recursive: true, force: true });
    await postgres.destroy();
  }
}

async function prepare(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await prepareDatabase(client).finally(() => client.end());
  const db = openDatabase({ url, role: null, maxConnections: 2 });
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  try {
    await seedDemo(db, {
      publicUrl: 'http://localhost:3000',
      studioUrl: 'http://localhost:3100',
      studioPublicKeyPem: String(publicKey.export({ type: 'spki', format: 'pem' })),
      now: new Date(),
    });
    await seedBenchCatalogue(db, { games: 5000, now: new Date() });
  } finally {
    await db.close();
  }
}

async function startPortal(databaseUrl: string) {
  const port = await freePort();
  const child = fork(fileURLToPath(new URL('../../server/src/main.ts', import.meta.url)), ['--roles=http'], {
    execArgv: process.env['BENCH_NODE_ARGS']?.split(' ') ?? [],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      SECRET_KEYS: newSecretKey(),
      PORT: String(port),
      TRUST_PROXY: '127.0.0.1',
    },
    stdio: ['ignore', openSync('/dev/null', 'w'), 'inherit', 'ipc'],
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 400; tries++) {
    if (
      await fetch(`${url}/readyz`).then(
        (reply) => reply.ok,
        () => false,
      )
    )
      return { url, child };
    await sleep(50);
  }
  throw new Error('the portal did not become ready');
}

async function readBodies(portalUrl: string): Promise<Record<string, string>> {
  const bodies: Record<string, string> = {};
  for (const path of Object.values(CALLS)) {
    const reply = await fetch(new URL(path, portalUrl));
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
    bodies[path] = await reply.text();
  }
  return bodies;
}

async function startTwin(file: string, bodies: Record<string, string>) {
  const byPath = Object.fromEntries(
    Object.entries(bodies).map(([path, text]) => [path.split('?', 1)[0], text]),
  );
  writeFileSync(file, JSON.stringify(byPath));
  const child = fork(fileURLToPath(new URL('lobby/twin-process.ts', import.meta.url)), [file]);
  const [url] = (await once(child, 'message')) as [string];
  return { url, child };
}

/** In turns, so that whatever else the machine does meets both; the middle of the rounds counts. */
async function compare(portal: URL, twin: URL) {
  const asked = [portal, twin].map((url) => ({ url, asks: writeAsks(url, HOST), rates: [] as number[] }));
  for (let round = 0; round <= ROUNDS; round++)
    for (const { url, asks, rates } of asked) {
      const seconds = round === 0 ? WARM_UP_SECONDS : SECONDS;
      const rate = await askMuch(url, asks, { connections: CONNECTIONS, seconds });
      if (round > 0) rates.push(rate);
    }
  const [ours = 0, bare = 0] = asked.map(({ rates }) => median(rates));
  return { ours, bare };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
