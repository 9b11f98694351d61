import { type ChildProcess, fork } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { listAnnouncements } from '@lanna/contract/content/announcements/announcements';
import { whitelabel } from '@lanna/contract/house/brands/brand';
import { gameList, gameMenus, gameVendors } from '@lanna/contract/play/catalogue/catalogue';
import { merchantPromotions } from '@lanna/contract/rewards/promotions/promotions';
import { Client } from 'pg';
import { freePort } from '../../e2e/start-stack.ts';
import { seedBenchCatalogue } from '../../server/seed/bench-catalogue.ts';
import { seedDemo } from '../../server/seed/demo.ts';
import { newSecretKey } from '../../server/src/platform/sealing/secret-box.ts';
import { openDatabase } from '../../server/src/platform/sql/database.ts';
import { prepareDatabase } from '../../server/src/platform/sql/prepare-database.ts';
import { startShortLivedPostgres } from '../../server/src/platform/sql/short-lived-postgres.ts';
import { STUDIO_VENDORS } from '../../studio/rules/vendors/vendors.ts';
import { askMuch, writeAsks } from './lobby/ask-much.ts';
import { measureSearch, SEARCH_ARTICLES, seedArticles } from './lobby/search.ts';
import { atLeast, type BenchResult, type Figure, figure } from './result.ts';

const AIM = 0.6;
const CONNECTIONS = 32;
const ROUNDS = 16;
const SECONDS = 0.5;
const WARM_UP_SECONDS = 1;
const HOST = 'localhost';

/** What a visitor's pages ask for, by the words of the result. */
const CALLS = {
  'game list': `${gameList.path}?gameType=RNG&sort=popular&pageNo=1&pageSize=24`,
  menus: gameMenus.path,
  vendors: gameVendors.path,
  announcements: `${listAnnouncements.path}?types=B,PL,PU,PR,H`,
  promotions: merchantPromotions.path,
  'white label': whitelabel.path,
};

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
    const figures: Figure[] = await measureSearch(portal.url);
    for (const [name, path] of Object.entries(CALLS)) {
      const measured = await compare(
        { url: new URL(path, portal.url), pid: portal.child.pid },
        { url: new URL(path, twin.url), pid: twin.child.pid },
      );
      figures.push(
        figure(`${name}, ${Buffer.byteLength(bodies[path] ?? '') / 1000} kB`, measured.ours, '/s'),
        figure('  the same bytes from a bare Fastify', measured.bare, '/s'),
        atLeast('  share of it', measured.share, '×', AIM),
        figure('  processor time of an answer of ours', measured.oursUs, 'µs'),
        figure('  processor time of a bare one', measured.bareUs, 'µs'),
      );
    }
    return {
      name: 'lobby',
      figures,
      notes: [
        `${CONNECTIONS} connections that each wait for their answer, ${ROUNDS} rounds of ${SECONDS} s in turns, after ${WARM_UP_SECONDS} s to warm up; portal with its log as it is set by default, one process each; load, portal and database share the machine.`,
        'Every request comes from one of 4 096 addresses: limits, host, state of the site, security headers and log are part of an answer of ours. The bare server has one route an address, no hooks and no log.',
        'Processor time is what the system charged each server for, log and compressing included: it is the figure that other work on the machine disturbs least.',
        'A catalogue of 5 000 games; the list is its first page of 24.',
        `Searches over it and ${SEARCH_ARTICLES} articles: four at a time, each text new, so none is answered from memory; words, wrong keyboards, misspellings, numbers, and what finds nothing.`,
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
  try {
    await seedDemo(db, {
      publicUrl: 'http://localhost:3000',
      studioUrl: 'http://localhost:3100',
      studioKeys: new Map(STUDIO_VENDORS.map(({ code }) => [code, newPublicKey()])),
      now: new Date(),
    });
    await seedBenchCatalogue(db, { games: 5000, now: new Date() });
    await seedArticles(db);
  } finally {
    await db.close();
  }
}

function newPublicKey(): string {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return String(publicKey.export({ type: 'spki', format: 'pem' }));
}

async function startPortal(databaseUrl: string) {
  const port = await freePort();
  const child = fork(fileURLToPath(new URL('../../server/src/main.ts', import.meta.url)), ['--roles=http'], {
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

interface Asked {
  url: URL;
  pid: number | undefined;
}

/** In turns, so that whatever else the machine does meets both; the middle of the rounds counts. */
async function compare(portal: Asked, twin: Asked) {
  const asked = [portal, twin].map(({ url, pid }) => ({
    url,
    pid,
    asks: writeAsks(url, HOST),
    rates: [] as number[],
    answers: 0,
    cpuMs: 0,
  }));
  for (let round = 0; round <= ROUNDS; round++)
    for (const one of asked) {
      const seconds = round === 0 ? WARM_UP_SECONDS : SECONDS;
      const beforeMs = cpuMsOf(one.pid);
      const { answers, rate } = await askMuch(one.url, one.asks, { connections: CONNECTIONS, seconds });
      if (round === 0) continue;
      one.rates.push(rate);
      one.answers += answers;
      one.cpuMs += cpuMsOf(one.pid) - beforeMs;
    }
  const [ours, bare] = asked;
  if (!ours || !bare) throw new Error('two are compared');
  const shares = ours.rates.map((rate, round) => rate / (bare.rates[round] ?? Number.NaN));
  const cpuUs = ({ cpuMs, answers }: typeof ours) => (cpuMs * 1000) / answers;
  return {
    ours: median(ours.rates),
    bare: median(bare.rates),
    share: median(shares),
    oursUs: cpuUs(ours),
    bareUs: cpuUs(bare),
  };
}

const TICKS_PER_SECOND = 100;

/** What Linux has charged a process for, itself and the system on its behalf. */
function cpuMsOf(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
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
