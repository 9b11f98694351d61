import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seedDemo } from '../server/seed/demo.ts';
import { type DemoPlayer, ensureDemoPlayers } from '../server/seed/demo-players.ts';
import {
  ensureFirstOperator,
  FIRST_OPERATOR,
  SECOND_OPERATOR,
} from '../server/src/modules/people/operators/ensure-first-operator.ts';
import { type Config, readConfig } from '../server/src/platform/process/config.ts';
import { newSecretKey } from '../server/src/platform/sealing/secret-box.ts';
import { secretKeysFile } from '../server/src/platform/sealing/secret-keys-file.ts';
import { openDatabase as openPortalDatabase } from '../server/src/platform/sql/database.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../server/src/platform/sql/embedded-postgres.ts';
import { STUDIO_VENDORS } from '../studio/rules/vendors/vendors.ts';
import { buildBundles, compressBundles } from './build-web.ts';
import { playEvening } from './busy/play-evening.ts';
import { keepDatabaseAlive } from './keep-database-alive.ts';
import { prepareDatabases } from './prepare-databases.ts';
import { refusePorts } from './refuse-ports.ts';
import { type StudioKeys, studioKeys } from './studio-keys.ts';
import { type Supervised, supervise } from './supervise.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const startedAtMs = performance.now();
const watching = process.argv.includes('--watch');
/** Processes of portal and studio are started by the program that started this one: database, brands, keys and site are ours. */
const dataOnly = process.argv.includes('--data-only');
/** The demo's own members play while it runs. */
const busy = process.argv.includes('--busy');
/** Where agents of the second brand log in, and no member does. */
const AGENT_HOST = 'agent.chaophraya.localhost';
/** What no program gets from our own environment: each is given its own, and a pooler is for processes that are started without us. */
const OF_ONE_PROGRAM = [
  ...['DATABASE_URL', 'PORTAL_DATABASE_URL', 'STUDIO_DATABASE_URL'],
  ...['DATABASE_POOL_URL', 'STUDIO_DATABASE_POOL_URL', 'SECRET_KEYS'],
];
const running: { stop(): Promise<void> }[] = [];

process.once('SIGINT', () => void stopAll(0));
process.once('SIGTERM', () => void stopAll(0));
// Started by a test run that has ended without a word.
process.once('disconnect', () => void stopAll(0));
await start().catch((error: Error) => {
  console.error(`\nLanna did not start. ${error.message}`);
  return stopAll(1);
});

/** `npm start`: database, migrations, demo brands, site, portal, studio; then the addresses. */
async function start() {
  const config = readConfig(process.env);
  const dataDir = resolve(root, config.dataDir);
  await refusePorts(config.host, [
    { setting: 'PORT', port: config.port },
    { setting: 'STUDIO_PORT', port: config.studioPort },
  ]);
  mkdirSync(dataDir, { recursive: true });
  // The site is built while the database is made ready: neither needs anything of the other.
  const built = step('site', buildBundles);
  built.catch(() => undefined);
  const database = await step('database', () => openDatabase(config, dataDir));
  const keys = studioKeys(
    dataDir,
    STUDIO_VENDORS.map(({ code }) => code),
  );
  const { agentPasswords, operatorPasswords, portalUrl, studioUrl, evening } = await step(
    'migrations and demo brands',
    () => prepare(database.url, config, keys, dataDir),
  );
  await built;
  secretKeys(dataDir);
  if (dataOnly) return console.log('  The data is open');
  await Promise.all([
    step('portal', () => startPortal(config, portalUrl, dataDir)),
    step('studio', () => startStudio(config, studioUrl, dataDir, keys)),
  ]);
  announce(config, { agentPasswords, operatorPasswords });
  // A phone on a slow line wants the small files; who opens the site on this machine need not wait for them.
  compressBundles().catch((error: Error) =>
    say(`the site's files stay as large as they are: ${error.message}`),
  );
  if (evening) {
    const portal = new URL(`http://${localHost(config)}:${config.port}`);
    running.push(playEvening({ portal, ...evening, say }));
    say(`${evening.players.length} demo players come one after the other and play`);
  }
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const beganMs = performance.now();
  const result = await work();
  console.log(`  ${name.padEnd(28)} ${((performance.now() - beganMs) / 1000).toFixed(1)} s`);
  return result;
}

async function openDatabase(config: Config, dataDir: string): Promise<{ url: string }> {
  if (config.databaseUrl) return { url: config.databaseUrl };
  const start = (): Promise<EmbeddedPostgres> => startEmbeddedPostgres(dataDir);
  const keeper = keepDatabaseAlive(await start(), start, say);
  running.push(keeper);
  return keeper;
}

/** What seals secrets in the database; made on the first start, and worth as much as they are. */
function secretKeys(dataDir: string): string {
  const given = process.env['SECRET_KEYS'];
  if (given) return given;
  const file = secretKeysFile(dataDir);
  if (!existsSync(file)) writeFileSync(file, newSecretKey(), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

/** With what portal and studio log in to the database; made on the first start. */
function databasePasswords(dataDir: string): { portal: string; studio: string } {
  const file = join(dataDir, 'database-logins.json');
  const made = { portal: randomBytes(24).toString('hex'), studio: randomBytes(24).toString('hex') };
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Leaves behind the file of keys by which the studio knows the brands' calls; answers the brands' default passwords, and how
 * portal and studio reach their databases: with logins of their own, never the owner's.
 */
async function prepare(url: string, config: Config, keys: StudioKeys, dataDir: string) {
  const given = { portalUrl: config.portalDatabaseUrl, studioUrl: config.studioDatabaseUrl };
  const logins = await prepareDatabases(url, given, databasePasswords(dataDir));
  const db = openPortalDatabase({ url, maxConnections: 2, role: null });
  const { publicUrl, studioUrl } = config;
  try {
    const brands = await seedDemo(db, {
      ...{ publicUrl, studioUrl, studioKeys: keys.publicKeys },
      now: new Date(),
    });
    writeFileSync(
      brandKeysFile(dataDir),
      brands.map((brand) => `operator_id ${brand.code}\n${brand.signingPublicKey}`).join('\n'),
    );
    const { rows } = await db.pool.query<{ code: string; password: string | null }>(
      "select code, settings ->> 'defaultPassword' as password from brands.merchant",
    );
    const agentPasswords = new Map(rows.map(({ code, password }) => [code, password]));
    const operatorPasswords = await db.transaction((tx) =>
      ensureFirstOperator(tx, { demo: true, now: new Date() }),
    );
    const evening: Evening | undefined = busy ? await ensureDemoPlayers(db, new Date()) : undefined;
    return { ...logins, operatorPasswords, agentPasswords, evening };
  } finally {
    await db.close();
  }
}

interface Evening {
  players: DemoPlayer[];
  password: string;
}

function brandKeysFile(dataDir: string): string {
  return join(dataDir, 'brand-public-keys.pem');
}

/** Where the demo brands' pages live, so that the studio lets them frame its games. */
function siteOrigins({ publicUrl, port }: Config): string[] {
  const local = ['localhost', '127.0.0.1', 'chaophraya.localhost', AGENT_HOST].map(
    (host) => `http://${host}:${port}`,
  );
  return [...new Set([new URL(publicUrl).origin, ...local])];
}

/** Where operators work, so that the studio lets their console frame its back office. */
function consoleOrigins({ publicUrl }: Config): string[] {
  const hosts = (process.env['CONSOLE_HOSTS'] ?? 'console.localhost').split(/[\s,]+/).filter(Boolean);
  return hosts.map((host) => {
    const origin = new URL(publicUrl);
    origin.hostname = host;
    return origin.origin;
  });
}

function startPortal(config: Config, databaseUrl: string, dataDir: string): Promise<Supervised> {
  return startProgram({
    name: 'portal',
    entry: 'server/src/main.ts',
    env: { DATABASE_URL: databaseUrl, SECRET_KEYS: secretKeys(dataDir) },
    logFile: join(dataDir, 'portal.log'),
    readyUrl: `http://${localHost(config)}:${config.port}/readyz`,
  });
}

function startStudio(
  config: Config,
  databaseUrl: string,
  dataDir: string,
  keys: StudioKeys,
): Promise<Supervised> {
  return startProgram({
    name: 'studio',
    entry: 'studio/server/main.ts',
    env: {
      STUDIO_DATABASE_URL: databaseUrl,
      STUDIO_KEYS_FOLDER: keys.folder,
      PORTAL_PUBLIC_KEY_FILE: brandKeysFile(dataDir),
      FRAME_ANCESTORS: process.env['FRAME_ANCESTORS'] ?? siteOrigins(config).join(' '),
      BACK_OFFICE_ANCESTORS: process.env['BACK_OFFICE_ANCESTORS'] ?? consoleOrigins(config).join(' '),
      PORTAL_VENDORS_URL: `http://${localHost(config)}:${config.port}/vendor`,
      STUDIO_URL: config.studioUrl,
    },
    logFile: join(dataDir, 'studio.log'),
    readyUrl: `http://${localHost(config)}:${config.studioPort}/readyz`,
  });
}

async function startProgram(program: {
  name: string;
  entry: string;
  env: Record<string, string>;
  logFile: string;
  readyUrl: string;
}) {
  const { entry, env: own, ...rest } = program;
  const env = { ...environmentForAll(), ...own };
  const command = [process.execPath, ...(watching ? ['--watch'] : []), entry];
  const supervised = await supervise({ ...rest, env, command, cwd: root, say });
  running.push(supervised);
  return supervised;
}

/** What we were started with, without what only one of the programs may know, or none: above all the owner's login. */
function environmentForAll(): NodeJS.ProcessEnv {
  // What has been compiled once is not compiled again with the next start.
  const shared: NodeJS.ProcessEnv = {
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
    ...process.env,
  };
  for (const name of OF_ONE_PROGRAM) for (const form of [name, `${name}_FILE`]) delete shared[form];
  return shared;
}

function localHost(config: Config): string {
  return config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host;
}

function announce(
  config: Config,
  {
    agentPasswords,
    operatorPasswords,
  }: {
    agentPasswords: ReadonlyMap<string, string | null>;
    operatorPasswords: { owner: string; second: string | undefined } | undefined;
  },
) {
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
  const { port } = config;
  const agentOf = (brand: string) => agentPasswords.get(brand) ?? 'password as you set it';
  console.log(`
  Lanna is open (after ${seconds} s). It plays with play money.

    Lanna          ${config.publicUrl}
    Chaophraya     http://chaophraya.localhost:${port}
    Calls          ${config.publicUrl}/docs
    Console        http://${config.consoleHosts[0]}:${port}
    Operator       ${FIRST_OPERATOR} · ${operatorPasswords?.owner ?? 'password as it was shown at the first start'}
    Approves       ${SECOND_OPERATOR} · ${operatorPasswords?.second ?? 'password as it was shown at the first start'}  (what the first proposes; play money only)
    Demo agent     agent · ${agentOf('LANNA')} · invites with LANNA01
    Agents' site   http://${AGENT_HOST}:${port} · agent · ${agentOf('CHAOPHRAYA')}  (Chaophraya; members do not log in there)
    Mail and SMS   ${config.publicUrl}/dev/outbox  (what the demo would have sent)

  Register an account, deposit play money, open a slot.
  Logs and data: ${config.dataDir}   ·   Stop: Ctrl-C
`);
}

function say(line: string) {
  console.log(`  ${new Date().toISOString()} ${line}`);
}

/** Last started, first stopped: the database goes down when no process needs it any more. */
async function stopAll(code: number) {
  while (running.length > 0) await running.pop()?.stop();
  process.exit(code);
}
