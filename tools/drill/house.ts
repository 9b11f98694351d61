import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setDefaultCACertificates } from 'node:tls';
import { fileURLToPath } from 'node:url';
import type { DemoPlayer } from '../../server/seed/demo-players.ts';
import { passingFolder } from '../../server/src/platform/files/passing-folder.ts';
import { newSecretKey } from '../../server/src/platform/sealing/secret-box.ts';
import {
  makeCertificate,
  type NatsUser,
  poolerArguments,
  writeNatsFiles,
  writePoolerFiles,
} from './deployed-files.ts';
import { type HouseData, makeHouseData } from './house-data.ts';
import { freePort, type KeptProcesses, keepProcesses, until } from './kept-processes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Each process, and the setting of HAProxy's file that says its port. */
export const PLACES = [
  { name: 'http-1', setting: 'LANNA_HTTP_1', role: 'http' },
  { name: 'http-2', setting: 'LANNA_HTTP_2', role: 'http' },
  { name: 'wallet-1', setting: 'LANNA_WALLET_1', role: 'wallet' },
  { name: 'wallet-2', setting: 'LANNA_WALLET_2', role: 'wallet' },
  { name: 'push-1', setting: 'LANNA_PUSH_1', role: 'push' },
  { name: 'push-2', setting: 'LANNA_PUSH_2', role: 'push' },
  { name: 'jobs-1', setting: 'LANNA_JOBS_1', role: 'jobs' },
  { name: 'jobs-2', setting: 'LANNA_JOBS_2', role: 'jobs' },
  { name: 'studio-1', setting: 'LANNA_STUDIO_1', role: 'studio' },
  { name: 'studio-2', setting: 'LANNA_STUDIO_2', role: 'studio' },
] as const;
export type PlaceName = (typeof PLACES)[number]['name'];

/** The whole house behind HAProxy and PgBouncer, with a bucket and, where it is there, NATS; with the very files that are deployed. */
export interface House {
  /** Of the first brand; the studio is at `localhost` on the same port. */
  site: URL;
  plain: URL;
  figures: URL;
  ownerUrl: string;
  /** With the portal's login, through the pooler. */
  pooledUrl: string;
  players: readonly DemoPlayer[];
  password: string;
  /** Asks a process to stop and, once it has ended, starts it again; resolves when it is ready. */
  restart(name: PlaceName): Promise<void>;
  /** Kills the pooler and starts it again after `awayMs`. */
  restartPooler(awayMs: number): Promise<void>;
  /** Kills NATS and starts it again after `awayMs`. */
  restartNats(awayMs: number): Promise<void>;
  /** Kills a process, which is not started again. */
  kill(name: PlaceName): Promise<void>;
  /** Another HAProxy in front of the same processes, with other settings. */
  anotherFront(settings: Record<string, string>): Promise<{ site: URL; stop(): Promise<void> }>;
  stop(): Promise<void>;
}

export async function openHouse(paths: {
  haproxy: string;
  pgbouncer: string;
  openssl: string;
  natsServer: string | undefined;
}): Promise<House> {
  const folder = mkdtempSync(join(passingFolder(), 'lanna-drill-'));
  // The pooler and the database of a root caller run as another user.
  chmodSync(folder, 0o755);
  const { certificate, both } = makeCertificate(paths.openssl, folder);
  setDefaultCACertificates([readFileSync(certificate, 'utf8')]);
  const processes = keepProcesses({ cwd: root, logs: folder });
  const front = await freeAddresses();
  const site = new URL(`https://${front.LANNA_HTTPS_BIND}`);
  const studioUrl = `https://localhost:${site.port}`;
  const data = await makeHouseData(folder, { publicUrl: site.origin, studioUrl });
  const ports = new Map<string, number>();
  for (const { name } of PLACES) ports.set(name, await freePort());
  const pooler = openPooler(processes, {
    ...{ program: paths.pgbouncer, folder, data },
    port: await freePort(),
  });
  const nats = paths.natsServer ? await openNats(processes, paths.natsServer, folder) : undefined;
  const bucket = await openTestBucket(processes);
  const startPlace = places(processes, {
    ...{ nats, bucket },
    ...{ data, ports, pooled: pooler.urlOf, walletsAt: front.LANNA_INSIDE_BIND, certificate },
    ...{ site, studioUrl },
  });

  function startFront(name: string, settings: Record<string, string>) {
    const portsOfPlaces = PLACES.map(({ name: place, setting }) => [setting, String(ports.get(place))]);
    processes.start(name, paths.haproxy, ['-db', '-f', join(root, 'deploy/haproxy/20-lanna.cfg')], {
      LANNA_STUDIO_HOST: 'localhost',
      LANNA_CERTIFICATES: both,
      LANNA_MAXCONN: '4000',
      ...Object.fromEntries(portsOfPlaces),
      ...settings,
    });
  }

  async function stop() {
    const ours = processes.names().filter((name) => name !== 'pgbouncer');
    await Promise.all(ours.map((name) => processes.end(name)));
    await processes.end('pgbouncer', 'SIGINT');
    await data.postgres.destroy();
    rmSync(folder, { recursive: true, force: true });
  }

  const readyAgain = (name: string) => processes.untilReady(name, ports.get(name) ?? 0);
  try {
    pooler.start();
    nats?.start();
    // One after the other: nine starts at once are slower than nine.
    for (const place of PLACES) {
      startPlace(place);
      await readyAgain(place.name);
    }
    startFront('haproxy', front);
    await until('HAProxy answers', async () => (await fetch(new URL('/wps/system/whitelabel', site))).ok);
  } catch (error) {
    for (const name of processes.names()) console.error(`   ${name}: ${processes.lastWords(name)}`);
    await stop();
    throw error;
  }
  return {
    site,
    plain: new URL(`http://${front.LANNA_HTTP_BIND}`),
    figures: new URL(`http://${front.LANNA_FIGURES_BIND}/metrics`),
    ownerUrl: data.postgres.url,
    pooledUrl: pooler.urlOf(data.portalUrl),
    players: data.players,
    password: data.password,
    restart: async (name) => {
      await processes.end(name);
      for (const place of PLACES) if (place.name === name) startPlace(place);
      await readyAgain(name);
    },
    restartPooler: async (awayMs) => {
      await processes.end('pgbouncer', 'SIGKILL');
      await sleep(awayMs);
      pooler.start();
    },
    restartNats: async (awayMs) => {
      await processes.end('nats-server', 'SIGKILL');
      await sleep(awayMs);
      nats?.start();
    },
    kill: (name) => processes.end(name, 'SIGKILL'),
    anotherFront: async (settings) => {
      const at = await freeAddresses();
      startFront('haproxy-2', { ...at, ...settings });
      const other = new URL(`https://${at.LANNA_HTTPS_BIND}`);
      await until('the other HAProxy answers', async () => {
        return (await fetch(new URL('/healthz', other))).status === 404;
      });
      return { site: other, stop: () => processes.end('haproxy-2') };
    },
    stop,
  };
}

export interface Nats {
  url: string;
  passwords: Record<NatsUser, string>;
  start(): void;
}

export async function openNats(processes: KeptProcesses, program: string, folder: string): Promise<Nats> {
  const port = await freePort();
  const { file, passwords } = writeNatsFiles(root, folder, port);
  const start = () => processes.start('nats-server', program, ['-c', file], {});
  return { url: `nats://127.0.0.1:${port}`, passwords, start };
}

/** Settings of a portal whose files lie in `testing/bucket`. */
export async function openTestBucket(processes: KeptProcesses): Promise<Record<string, string>> {
  const port = String(await freePort());
  const key = randomBytes(16).toString('hex');
  processes.start('bucket', process.execPath, ['testing/bucket/main.ts', port, 'DRILL', key], {});
  return {
    BUCKET_URL: `http://127.0.0.1:${port}/lanna`,
    BUCKET_ACCESS_KEY_ID: 'DRILL',
    BUCKET_SECRET_ACCESS_KEY: key,
  };
}

async function freeAddresses() {
  const next = async () => `127.0.0.1:${await freePort()}`;
  return {
    LANNA_HTTP_BIND: await next(),
    LANNA_HTTPS_BIND: await next(),
    LANNA_INSIDE_BIND: await next(),
    LANNA_FIGURES_BIND: await next(),
  };
}

function openPooler(
  processes: KeptProcesses,
  { program, folder, data, port }: { program: string; folder: string; data: HouseData; port: number },
) {
  const administrator = { rolname: 'lanna_pooler', rolpassword: randomBytes(12).toString('hex') };
  const users = [...data.verifiers, administrator];
  const file = writePoolerFiles({ root, folder, port, postgresUrl: data.postgres.url, users });
  const args = poolerArguments(file);
  return {
    start: () => processes.start('pgbouncer', program, args, {}),
    urlOf: (url: string) => {
      const pooled = new URL(url);
      pooled.hostname = '127.0.0.1';
      pooled.port = String(port);
      return pooled.href;
    },
  };
}

/** Starts a process as its unit does, but for secrets, which stand in its environment. */
function places(
  processes: KeptProcesses,
  at: {
    data: HouseData;
    ports: ReadonlyMap<string, number>;
    pooled(url: string): string;
    walletsAt: string;
    certificate: string;
    site: URL;
    studioUrl: string;
    nats: Nats | undefined;
    bucket: Record<string, string>;
  },
) {
  const { data, pooled, site } = at;
  const secretKeys = newSecretKey();
  const common = {
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
    NODE_EXTRA_CA_CERTS: at.certificate,
    HOST: '127.0.0.1',
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'warn',
    STOP_DRAIN_SECONDS: '5',
    STUDIO_URL: at.studioUrl,
  };
  return ({ name, role }: (typeof PLACES)[number]) => {
    const port = String(at.ports.get(name));
    if (role === 'studio')
      processes.start(name, process.execPath, ['studio/server/main.ts'], {
        ...common,
        STUDIO_PORT: port,
        STUDIO_DATABASE_URL: data.studioDatabaseUrl,
        STUDIO_DATABASE_POOL_URL: pooled(data.studioDatabaseUrl),
        STUDIO_KEYS_FOLDER: data.keysFolder,
        PORTAL_PUBLIC_KEY_FILE: data.brandKeys,
        PORTAL_VENDORS_URL: `http://${at.walletsAt}/vendor`,
        FRAME_ANCESTORS: site.origin,
      });
    else
      processes.start(name, process.execPath, ['server/src/main.ts', `--roles=${role}`], {
        ...common,
        PORT: port,
        DATABASE_URL: data.portalUrl,
        DATABASE_POOL_URL: pooled(data.portalUrl),
        DATABASE_CONNECTIONS: '40',
        SECRET_KEYS: secretKeys,
        PUBLIC_URL: site.origin,
        PRIVATE_ADDRESSES: 'allowed',
        ...at.bucket,
        ...(at.nats && { NATS_URL: at.nats.url, NATS_USER: role, NATS_PASSWORD: at.nats.passwords[role] }),
      });
  };
}
