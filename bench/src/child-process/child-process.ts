import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** What has not ended by then is killed: a bench leaves no process behind. */
const STOPS_WITHIN_MS = 10_000;

export interface BenchProcesses {
  /** Starts a program of the bench; answers it with what it says once it is ready. */
  start(file: URL, ...args: string[]): Promise<{ child: ChildProcess; greeting: string }>;
  /** Ends all that were started, and waits for it. */
  stop(): Promise<void>;
}

export function benchProcesses(): BenchProcesses {
  const children: ChildProcess[] = [];
  return {
    start: async (file, ...args) => {
      const child = fork(file, args);
      children.push(child);
      return { child, greeting: String(await said(child)) };
    },
    stop: async () => {
      await Promise.all(children.map((child) => stopped(child)));
    },
  };
}

/** The next thing a process says; rejects where it ends instead, so that nothing waits for it for ever. */
export async function said<Said>(child: ChildProcess): Promise<Said> {
  const done = new AbortController();
  const { signal } = done;
  if (child.exitCode !== null || child.signalCode !== null) throw hasEnded(child);
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([message]) => message as Said),
      once(child, 'exit', { signal }).then(() => Promise.reject(hasEnded(child))),
    ]);
  } finally {
    done.abort();
  }
}

function hasEnded(child: ChildProcess): Error {
  const how = child.signalCode ?? `code ${child.exitCode}`;
  return new Error(`${child.spawnargs.slice(1).join(' ')} has ended (${how})`);
}

/** Asks a process to end, and kills it where it does not. */
export async function stopped(child: ChildProcess, withinMs = STOPS_WITHIN_MS): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const deadline = setTimeout(() => child.kill('SIGKILL'), withinMs);
  await gone;
  clearTimeout(deadline);
}

/**
 * For a program that a bench starts: it ends with the bench, however suddenly, and when it is told to. Listening for the end of the channel
 * keeps the channel open, and the channel the process: closing everything else is not enough.
 */
export function endWithTheBench(close: () => Promise<unknown>): void {
  process.once('disconnect', () => process.exit());
  process.once('SIGTERM', async () => {
    await close();
    process.exit();
  });
}
