import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endWithMe } from '../../server/src/platform/process/end-with-me.ts';
import { atMost, type BenchResult, figure } from './result.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const DEADLINE_MS = 10 * 60_000;

/** A fresh clone to its first page, split by step, and the second start of the same clone. */
export async function benchStart(): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'lanna-bench-start-'));
  const clone = join(folder, 'clone');
  try {
    const cloneSeconds = secondsOf(() => execFileSync('git', ['clone', '--quiet', root, clone]));
    const first = await startOnce(clone);
    const second = await startOnce(clone);
    return {
      name: 'start',
      figures: [
        figure('git clone', cloneSeconds, 's'),
        figure('npm start, fresh clone, to the first page', first.seconds, 's'),
        figure('  of it: installing', first.seconds - first.ownSeconds, 's'),
        atMost('  beyond it', first.ownSeconds, 's', 15),
        ...Object.entries(first.steps).map(([name, seconds]) => figure(`  of it: ${name}`, seconds, 's')),
        atMost('npm start, second time, to the first page', second.seconds, 's', 5),
        ...Object.entries(second.steps).map(([name, seconds]) => figure(`  of it: ${name}`, seconds, 's')),
      ],
      notes: [
        'The first page is the shell of / answered with 200 and its brand by the portal.',
        "Installing includes npm itself; packages come from the registry or npm's cache as the machine has it.",
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startOnce(folder: string) {
  const [port, studioPort] = [await freePort(), await freePort()];
  const startedMs = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      STUDIO_PORT: String(studioPort),
      DATA_DIR: join(folder, '.lanna'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const guard = endWithMe('group', child.pid ?? 0);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  try {
    await firstPage(`http://localhost:${port}`, child);
    const seconds = (performance.now() - startedMs) / 1000;
    await untilAnnounced(() => output);
    return { seconds, steps: readSteps(output), ownSeconds: readOwnSeconds(output) };
  } finally {
    await stopGroup(child);
    guard.dismiss();
  }
}

async function firstPage(url: string, child: ChildProcess) {
  const deadline = Date.now() + DEADLINE_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    if ((await isPage(`${url}/`)) && (await isPage(`${url}/wps/system/whitelabel`))) return;
    await sleep(50);
  }
  throw new Error('npm start did not reach its first page');
}

async function isPage(url: string): Promise<boolean> {
  return fetch(url).then(
    (reply) => reply.ok,
    () => false,
  );
}

async function untilAnnounced(output: () => string) {
  for (let waitedMs = 0; !output().includes('Lanna is open') && waitedMs < 30_000; waitedMs += 50)
    await sleep(50);
}

/** Lines of the form "  migrations and demo brands   0.4 s". */
function readSteps(output: string): Record<string, number> {
  const lines = [...output.matchAll(/^ {2}([a-z][a-z ]+?) +(\d+\.\d) s$/gm)];
  return Object.fromEntries(lines.map(([, name = '', seconds = '0']) => [name, Number(seconds)]));
}

/** Of the start itself; some of its steps run side by side. */
function readOwnSeconds(output: string): number {
  return Number(/is open \(after (\d+\.\d) s\)/.exec(output)?.[1]);
}

async function stopGroup(child: ChildProcess) {
  if (child.exitCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  if (child.pid) process.kill(-child.pid, 'SIGTERM');
  await gone;
  // npm ends before what it has started.
  await sleep(3000);
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(address && typeof address === 'object' ? address.port : 0));
    });
  });
}

function secondsOf(work: () => void): number {
  const startedMs = performance.now();
  work();
  return (performance.now() - startedMs) / 1000;
}
