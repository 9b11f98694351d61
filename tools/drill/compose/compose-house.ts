import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setDefaultCACertificates } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { PUSH_PATH } from '@lanna/contract/push';
import { Client } from 'pg';
import { seedDemo } from '../../../server/seed/demo.ts';
import { ensureDemoPlayers } from '../../../server/seed/demo-players.ts';
import { openDatabase } from '../../../server/src/platform/sql/database.ts';
import { STUDIO_VENDORS } from '../../../studio/rules/vendors/vendors.ts';
import { logIn } from '../../busy/demo-member.ts';
import { studioKeys } from '../../studio-keys.ts';
import { environmentOf, readContainerfile } from '../containerfile.ts';
import { makeCertificate } from '../deployed-files.ts';
import { keepProcesses, until } from '../kept-processes.ts';
import { DRILL_IMAGES, readComposeConfig } from './compose-config.ts';
import { type Image, startContained } from './contained.ts';

/** The drill of the compose file, in a network of its own (`compose-drill.ts`). Its last line is what was seen. */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const given = JSON.parse(process.argv[2] ?? '') as {
  trees: Record<'portal' | 'parts' | 'postgres', string>;
  dockerCompose: string;
  openssl: string;
};
const SITE = new URL('https://127.0.0.1');
const STUDIO = 'https://localhost';
/** Services that end once they are done. */
const ONCE = ['tables', 'logins'];
/** No Debian carries these two programs: the bucket is `testing/bucket` at the same address with the same key, Grafana is not started. */
const NOT_OURS = ['bucket', 'grafana'];
const PORTS: Record<string, number> = {
  ...{ 'http-1': 3001, 'http-2': 3002, 'wallet-1': 3011, 'wallet-2': 3012 },
  ...{ 'push-1': 3021, 'push-2': 3022, 'jobs-1': 3031, 'jobs-2': 3032 },
  ...{ 'studio-1': 3101, 'studio-2': 3102 },
};

const home = mkdtempSync(join(tmpdir(), 'lanna-compose-'));
const processes = keepProcesses({ cwd: root, logs: home });
try {
  console.log(await drill());
} catch (error) {
  for (const name of processes.names()) console.error(`   ${name}: ${processes.lastWords(name)}`);
  console.error((error as Error).stack);
  process.exitCode = 1;
} finally {
  await Promise.all(processes.names().map((name) => processes.end(name, 'SIGKILL')));
  rmSync(home, { recursive: true, force: true });
}

async function drill(): Promise<string> {
  prepareHome();
  const config = readComposeConfig(given.dockerCompose, root, home);
  const images = imagesOf();
  const start = (name: string) => {
    const service = config.services[name];
    const image = service && images.get(service.image);
    if (!service || !image) throw new Error(`the compose file has no ${name}, or no image for it`);
    startContained(processes, { name, service, config, image, home });
  };

  start('primary');
  const owner = readFileSync(join(home, 'secrets/owner-database-url'), 'utf8').trim();
  await until('the primary answers', () => answers(owner));
  for (const name of ONCE) {
    start(name);
    await processes.untilEnded(name);
  }
  start('replica');
  const seeded = await seed(owner);
  for (const name of ['pgbouncer', 'nats']) start(name);
  const key = readFileSync(join(home, 'secrets/bucket-secret-access-key'), 'utf8').trim();
  processes.start('bucket', process.execPath, ['testing/bucket/main.ts', '9000', 'lanna', key], {});
  for (const [name, port] of Object.entries(PORTS)) {
    start(name);
    await processes.untilReady(name, port);
  }
  start('haproxy');
  start('prometheus');
  await until('HAProxy answers', async () => (await fetch(new URL('/wps/system/whitelabel', SITE))).ok);

  const left = Object.keys(config.services).filter((name) => !processes.names().includes(name));
  const unstarted = left.filter((name) => ![...ONCE, 'tool', 'grafana'].includes(name));
  if (unstarted.length > 0)
    throw new Error(`the compose file has services that were not started: ${unstarted}`);
  const spunMs = await playARound(seeded);
  await until('the replica has what was played', async () => (await countBets(owner, 5433)) > 0);
  await until('Prometheus has every process up', everyTargetIsUp);
  const stopped = await stopInTurn(Object.keys(PORTS));
  return `${processes.names().length + stopped} containers of ${Object.keys(config.services).length} services; a round in ${Math.round(spunMs)} ms, seen by the replica; every target of Prometheus up; ${stopped} processes stopped by themselves; ${NOT_OURS.join(' and ')} not run as images`;
}

/** As an operator does: a site.conf, certificates, `lanna prepare`, keys of the studio. */
function prepareHome() {
  const { certificate, both } = makeCertificate(given.openssl, home);
  setDefaultCACertificates([readFileSync(certificate, 'utf8')]);
  mkdirSync(join(home, 'secrets/certificates'), { recursive: true });
  cpSync(both, join(home, 'secrets/certificates/drill.pem'));
  chmodSync(join(home, 'secrets/certificates/drill.pem'), 0o644);
  writeFileSync(
    join(home, 'site.conf'),
    `HOSTS="127.0.0.1"\nSTUDIO_HOST="localhost"\nCONSOLE_HOST="console.localhost"\n`,
  );
  execFileSync(join(root, 'deploy/compose/lanna'), ['prepare'], {
    env: { PATH: process.env['PATH'], HOME: home, LANNA_HOME: home },
    stdio: 'pipe',
  });
  // A machine of tests may open fewer files than one of an evening's final; and two clusters share it.
  appendFileSync(join(home, 'settings/front.env'), 'LANNA_MAXCONN=4000\n');
  writeFileSync(join(home, 'settings/postgresql.conf'), "shared_buffers = '256MB'\nmax_wal_size = '1GB'\n");
}

/** What each image says besides its files, read from the Containerfile; PostgreSQL's is started by our own script. */
function imagesOf(): ReadonlyMap<string, Image> {
  const stages = readContainerfile(readFileSync(join(root, 'deploy/container/Containerfile'), 'utf8'));
  const steps = stages.find(({ name }) => name === 'portal')?.steps ?? [];
  const last = (instruction: string) =>
    steps.findLast((step) => step.instruction === instruction)?.rest ?? '';
  const plain = { env: {}, folder: '/', entrypoint: [] };
  return new Map([
    [
      DRILL_IMAGES.LANNA_IMAGE,
      {
        tree: given.trees.portal,
        env: {
          ...environmentOf(steps),
          // Certificates of this drill are of its own making.
          NODE_TLS_REJECT_UNAUTHORIZED: '0',
          PRIVATE_ADDRESSES: 'allowed',
          LOG_LEVEL: 'warn',
        },
        folder: last('WORKDIR'),
        entrypoint: JSON.parse(last('ENTRYPOINT')) as string[],
      },
    ],
    [DRILL_IMAGES.LANNA_PARTS_IMAGE, { tree: given.trees.parts, ...plain }],
    [DRILL_IMAGES.POSTGRES_IMAGE, { tree: given.trees.postgres, ...plain }],
  ]);
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Brands, players and the studio's games, as the console and `lanna brand` would make them. */
async function seed(owner: string) {
  const codes = STUDIO_VENDORS.map(({ code }) => code);
  const keys = studioKeys(join(home, 'secrets'), codes);
  for (const file of readdirSync(keys.folder)) chmodSync(join(keys.folder, file), 0o644);
  const db = openDatabase({ url: owner, maxConnections: 2, role: null });
  try {
    const at = { publicUrl: SITE.origin, studioUrl: STUDIO };
    const brands = await seedDemo(db, { ...at, studioKeys: keys.publicKeys, now: new Date() });
    writeFileSync(
      join(home, 'settings/brand-public-keys.pem'),
      brands.map(({ code, signingPublicKey }) => `operator_id ${code}\n${signingPublicKey}`).join('\n'),
    );
    return await ensureDemoPlayers(db, new Date());
  } finally {
    await db.close();
  }
}

/** Through HAProxy, the studio, HAProxy again and the wallet; its notice comes by NATS. Answers how long the round took. */
async function playARound({
  players,
  password,
}: Awaited<ReturnType<typeof ensureDemoPlayers>>): Promise<number> {
  const player = players.find(({ host }) => host === 'localhost');
  if (!player) throw new Error('the demo has no player');
  const member = await logIn(SITE, { ...player, host: '127.0.0.1' }, password);
  const socket = new WebSocket(new URL(PUSH_PATH, SITE.href.replace('https:', 'wss:')));
  const received = new Set<string>();
  socket.addEventListener('message', ({ data }) => received.add(JSON.parse(String(data)).type));
  socket.addEventListener('open', () =>
    socket.send(JSON.stringify({ token: member.authorization.replace('Bearer ', '') })),
  );
  await until('push is open', async () => received.has('ready'));
  await member.payIn('100.00');
  const [game = ''] = await member.games();
  const table = await member.sitDown(game);
  const beganMs = performance.now();
  await table.spin(table.stakes[0] ?? '');
  const tookMs = performance.now() - beganMs;
  await until('the notice of it arrives', async () => received.has('balance_changed'));
  socket.close();
  return tookMs;
}

async function countBets(owner: string, port: number): Promise<number> {
  const url = new URL(owner);
  url.port = String(port);
  const client = new Client({ connectionString: url.href });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query(
      'select count(*)::int as bets, pg_is_in_recovery() as follows from bets.bet',
    );
    if (!rows[0].follows) throw new Error('the replica is none');
    return rows[0].bets;
  } finally {
    await client.end();
  }
}

async function everyTargetIsUp(): Promise<boolean> {
  const reply = await fetch('http://127.0.0.1:9090/api/v1/targets?state=active');
  const { data } = (await reply.json()) as { data: { activeTargets: { health: string }[] } };
  return data.activeTargets.length > 9 && data.activeTargets.every(({ health }) => health === 'up');
}

/** Each is asked to end, and does so by itself. */
async function stopInTurn(names: readonly string[]): Promise<number> {
  await Promise.all(
    names.map(async (name) => {
      const ended = processes.untilEnded(name);
      processes.signal(name, 'SIGTERM');
      await ended;
    }),
  );
  return names.length;
}
