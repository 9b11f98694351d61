import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { passingFolder } from '../server/src/platform/files/passing-folder.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const START_DEADLINE_MS = 170_000;

export interface Stack {
  portalUrl: string;
  studioUrl: string;
  dataDir: string;
  /** Owner's connection string of the stack's own database. */
  databaseUrl: string;
  /** The supervisor; its children are the portal and the studio. */
  pid: number;
  stop(): Promise<void>;
}

/** Everything as `npm start` starts it, on free ports and an empty data folder unless `settings` name others. */
export async function startStack(settings: Record<string, string> = {}): Promise<Stack> {
  const [port, studioPort] = [await freePort(), await freePort()];
  const dataDir = settings['DATA_DIR'] ?? mkdtempSync(join(passingFolder(), 'lanna-e2e-'));
  // The database of a root caller runs as another user, who must be able to reach its folder.
  chmodSync(dataDir, 0o755);
  const child = spawn(process.execPath, ['tools/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      // The test runner's own would make it another build.
      NODE_ENV: 'production',
      DATABASE_URL: '',
      PORT: String(port),
      STUDIO_PORT: String(studioPort),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // Every visitor of a test has an address of its own, so that they do not use up each other's limits.
      TRUST_PROXY: '127.0.0.1',
      // Brands that tests open for themselves frame games too.
      FRAME_ANCESTORS: `http://localhost:${port} http://*.localhost:${port}`,
      // A slip is placed, by a slow machine too, and settled within one journey.
      VIRTUAL_ROUND_SECONDS: '40',
      ...settings,
    },
    // The channel notifies it when this run is gone, however suddenly.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  await untilSaid(child, 'is open');
  return {
    portalUrl: `http://localhost:${port}`,
    studioUrl: `http://localhost:${studioPort}`,
    dataDir,
    databaseUrl: readDatabaseUrl(dataDir),
    pid: child.pid ?? 0,
    stop: async () => {
      await end(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Process ids of the programs the supervisor keeps alive, by a word of their command line. */
export function childOf(pid: number, word: string): number | undefined {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  for (const line of lines) {
    const [, own, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    if (Number(parent) === pid && command?.includes(word)) return Number(own);
  }
  return undefined;
}

/** The database server's own process id; it is no child of the supervisor. */
export function databasePid(dataDir: string): number {
  const { cluster } = readNote(dataDir);
  return Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
}

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? done(address.port) : fail(new Error('no free port')),
      );
    });
  });
}

export function untilSaid(child: ChildProcess, words: string): Promise<void> {
  return new Promise((done, fail) => {
    let said = '';
    const deadline = setTimeout(() => {
      child.kill('SIGTERM');
      fail(new Error(`the stack did not open in time:\n${said}`));
    }, START_DEADLINE_MS);
    const receive = (chunk: Buffer) => {
      said += chunk;
      if (!said.includes(words)) return;
      clearTimeout(deadline);
      done();
    };
    child.stdout?.on('data', receive);
    child.stderr?.on('data', receive);
    child.once('exit', (code) => {
      clearTimeout(deadline);
      fail(new Error(`the stack ended with ${code} before it was open:\n${said}`));
    });
  });
}

function readNote(dataDir: string): { port: number; password: string; cluster: string } {
  return JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'));
}

function readDatabaseUrl(dataDir: string): string {
  const { port, password } = readNote(dataDir);
  return `postgres://lanna:${password}@127.0.0.1:${port}/lanna`;
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });
}
