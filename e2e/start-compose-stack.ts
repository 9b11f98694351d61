import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { passingFolder } from '../server/src/platform/files/passing-folder.ts';
import { PORTAL_LOGIN, STUDIO_LOGIN, urlFor } from '../server/src/platform/sql/login-roles.ts';
import { poolerArguments, writePlainFront, writePoolerFiles } from '../tools/drill/deployed-files.ts';
import { openNats, openTestBucket, PLACES } from '../tools/drill/house.ts';
import { keepProcesses, until } from '../tools/drill/kept-processes.ts';
import { findProgram, PROGRAMS, type ProgramKey } from '../tools/drill/programs.ts';
import { freePort, type Stack, untilSaid } from './start-stack.ts';

/** As `openTestBucket` calls it. */
const BUCKET = 'bucket';
const root = fileURLToPath(new URL('..', import.meta.url));

export interface ComposeStack extends Stack {
  /** Everything that may be killed and started again by its name. */
  parts: readonly string[];
  /** Kills it, starts it again after `awayMs`, and resolves when it works again. */
  restart(part: string, awayMs: number): Promise<void>;
}

/**
 * The same brands and settings as `startStack`, in the shape of the compose file: two processes of each role behind HAProxy and PgBouncer, notices by NATS, files in a
 * bucket. Only TLS is left out, and what counts by address: journeys say their addresses themselves.
 */
export async function startComposeStack(settings: Record<string, string>): Promise<ComposeStack> {
  const [haproxy, pgbouncer, natsServer] = [program('haproxy'), program('pgbouncer'), program('natsServer')];
  const [port, studioPort, inside] = [await freePort(), await freePort(), await freePort()];
  const [portalUrl, studioUrl] = [`http://localhost:${port}`, `http://localhost:${studioPort}`];
  const dataDir = mkdtempSync(join(passingFolder(), 'lanna-e2e-'));
  chmodSync(dataDir, 0o755);
  const frames = `http://localhost:${port} http://*.localhost:${port}`;
  const data = await openData({ dataDir, port, studioPort });
  const processes = keepProcesses({ cwd: root, logs: dataDir });
  const { ownerUrl, portalLogin, studioLogin, users } = await readData(dataDir);
  const poolPort = await freePort();
  const pooled = (address: string) => {
    const url = new URL(address);
    url.port = String(poolPort);
    return url.href;
  };
  const file = writePoolerFiles({ root, folder: dataDir, port: poolPort, postgresUrl: ownerUrl, users });
  const starts = new Map<string, () => void>();
  const begin = (name: string, start: () => void) => {
    starts.set(name, start);
    start();
  };
  const poolerArgs = poolerArguments(file);
  begin('pgbouncer', () => processes.start('pgbouncer', pgbouncer, poolerArgs, {}));
  const nats = await openNats(processes, natsServer, dataDir);
  begin('nats-server', nats.start);
  const bucket = await openTestBucket(processes);

  const common = {
    ...inherited(),
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'warn',
    STUDIO_URL: studioUrl,
    VIRTUAL_ROUND_SECONDS: '40',
    ...settings,
  };
  const ports = new Map<string, number>();
  for (const { name } of PLACES) ports.set(name, await freePort());
  for (const { name, role } of PLACES) {
    const own = String(ports.get(name));
    if (role === 'studio') {
      const env = {
        ...common,
        STUDIO_PORT: own,
        STUDIO_DATABASE_URL: studioLogin,
        STUDIO_DATABASE_POOL_URL: pooled(studioLogin),
        STUDIO_KEYS_FOLDER: join(dataDir, 'studio-keys'),
        PORTAL_PUBLIC_KEY_FILE: join(dataDir, 'brand-public-keys.pem'),
        FRAME_ANCESTORS: frames,
        BACK_OFFICE_ANCESTORS: `http://console.localhost:${port}`,
        PORTAL_VENDORS_URL: `http://127.0.0.1:${inside}/vendor`,
      };
      begin(name, () => processes.start(name, process.execPath, ['studio/server/main.ts'], env));
    } else {
      const env = {
        ...common,
        PORT: own,
        PUBLIC_URL: portalUrl,
        DATABASE_URL: portalLogin,
        DATABASE_POOL_URL: pooled(portalLogin),
        DATABASE_CONNECTIONS: '40',
        SECRET_KEYS: readFileSync(join(dataDir, 'secret-keys'), 'utf8'),
        ...bucket,
        NATS_URL: nats.url,
        NATS_USER: role,
        NATS_PASSWORD: nats.passwords[role],
      };
      const args = ['server/src/main.ts', `--roles=${role}`];
      begin(name, () => processes.start(name, process.execPath, args, env));
    }
    // One after the other: ten starts at once are slower than ten.
    await processes.untilReady(name, Number(own));
  }
  const front = writePlainFront(root, dataDir);
  const frontSettings = {
    ...Object.fromEntries(PLACES.map(({ name, setting }) => [setting, String(ports.get(name))])),
    LANNA_HTTPS_BIND: `127.0.0.1:${port}`,
    LANNA_HTTP_BIND: `127.0.0.1:${await freePort()}`,
    LANNA_INSIDE_BIND: `127.0.0.1:${inside}`,
    LANNA_FIGURES_BIND: `127.0.0.1:${await freePort()}`,
    LANNA_STUDIO_BIND: `127.0.0.1:${studioPort}`,
    LANNA_MAXCONN: '4000',
    LANNA_ADDRESS_CONNECTIONS: '100000',
    LANNA_ADDRESS_CONNECTS: '100000',
    LANNA_ADDRESS_REQUESTS: '1000000',
  };
  begin('haproxy', () => processes.start('haproxy', haproxy, ['-db', '-f', front], frontSettings));
  /** It keeps its objects in memory: it answers nothing for a while instead of being killed. */
  const pause = async (awayMs: number) => {
    processes.signal(BUCKET, 'SIGSTOP');
    await sleep(awayMs);
    processes.signal(BUCKET, 'SIGCONT');
  };
  await until('HAProxy answers', async () => (await fetch(`${portalUrl}/wps/system/whitelabel`)).ok);
  return {
    ...{ portalUrl, studioUrl, dataDir, databaseUrl: ownerUrl, pid: data.pid ?? 0 },
    parts: [...starts.keys(), BUCKET],
    restart: async (part, awayMs) => {
      if (part === BUCKET) return pause(awayMs);
      await processes.end(part, 'SIGKILL');
      await sleep(awayMs);
      starts.get(part)?.();
      const own = ports.get(part);
      if (own !== undefined) await processes.untilReady(part, own);
    },
    stop: async () => {
      const ours = processes.names().filter((name) => name !== 'pgbouncer');
      await Promise.all(ours.map((name) => processes.end(name)));
      await processes.end('pgbouncer', 'SIGINT');
      const gone = new Promise((ended) => data.once('exit', ended));
      data.kill('SIGTERM');
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function program(key: ProgramKey): string {
  const found = findProgram(PROGRAMS[key], process.env);
  if ('missing' in found)
    throw new Error(`The shape of the compose file cannot be had here: ${found.missing}.`);
  return found.path;
}

/** Database, brands, keys and site, as `npm start` makes them. */
async function openData(at: { dataDir: string; port: number; studioPort: number }): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['tools/start.ts', '--data-only'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      PORT: String(at.port),
      STUDIO_PORT: String(at.studioPort),
      DATA_DIR: at.dataDir,
    },
    // The channel notifies it when this run is gone, however suddenly.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  await untilSaid(child, 'The data is open');
  return child;
}

async function readData(dataDir: string) {
  const read = <T>(name: string) => JSON.parse(readFileSync(join(dataDir, name), 'utf8')) as T;
  const { port, password } = read<{ port: number; password: string }>('postgres.json');
  const logins = read<{ portal: string; studio: string }>('database-logins.json');
  const ownerUrl = `postgres://lanna:${password}@127.0.0.1:${port}/lanna`;
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  const { rows: users } = await owner.query<{ rolname: string; rolpassword: string }>(
    'select rolname, rolpassword from pg_authid where rolname = any($1)',
    [[PORTAL_LOGIN.name, STUDIO_LOGIN.name]],
  );
  await owner.end();
  return {
    ...{ ownerUrl, users },
    portalLogin: urlFor(ownerUrl, PORTAL_LOGIN, logins.portal),
    studioLogin: urlFor(ownerUrl, STUDIO_LOGIN, logins.studio),
  };
}

/** What a process of the run is started with, without what is another's. */
function inherited(): Record<string, string> {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '', TMPDIR } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE, ...(TMPDIR && { TMPDIR }) };
}
