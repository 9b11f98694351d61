import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const READY_MS = 240_000;

export interface KeptProcesses {
  start(name: string, program: string, args: readonly string[], env: Record<string, string>): void;
  /** Resolves when it is gone; at once, if it is. */
  end(name: string, signal?: NodeJS.Signals): Promise<void>;
  /** Asks nothing of it but what the signal does. */
  signal(name: string, signal: NodeJS.Signals): void;
  /** Resolves when it has ended by itself and without an error; rejects when it has not. */
  untilEnded(name: string): Promise<void>;
  untilReady(name: string, port: number): Promise<void>;
  names(): string[];
  lastWords(name: string): string;
}

/** Processes by name, with what they said last in a file of `logs`. */
export function keepProcesses({ cwd, logs }: { cwd: string; logs: string }): KeptProcesses {
  const running = new Map<string, ChildProcess>();
  // None outlives who started it, where that ends before it has ended them.
  process.once('exit', () => {
    for (const child of running.values()) child.kill('SIGKILL');
  });
  const logOf = (name: string) => join(logs, `${name}.log`);

  function lastWords(name: string): string {
    try {
      return readFileSync(logOf(name), 'utf8').trim().slice(-600);
    } catch {
      return 'has said nothing';
    }
  }

  return {
    start: (name, program, args, env) => {
      const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
      let said = '';
      const note = (chunk: Buffer) => {
        said = (said + chunk).slice(-4000);
        writeFileSync(logOf(name), said);
      };
      child.stdout.on('data', note);
      child.stderr.on('data', note);
      running.set(name, child);
    },
    end: async (name, signal = 'SIGTERM') => {
      const child = running.get(name);
      running.delete(name);
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
      // What it has started may say something still, when the folder of its log is gone.
      for (const stream of [child.stdout, child.stderr]) stream?.destroy();
    },
    signal: (name, signal) => running.get(name)?.kill(signal),
    untilEnded: async (name) => {
      const child = running.get(name);
      if (!child) throw new Error(`${name} was not started`);
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      running.delete(name);
      if (child.exitCode !== 0)
        throw new Error(`${name} ended with ${child.exitCode ?? child.signalCode}: ${lastWords(name)}`);
    },
    untilReady: (name, port) =>
      until(`${name} is ready`, async () => {
        if (running.get(name)?.exitCode !== null) throw new Ended(`${name} ended: ${lastWords(name)}`);
        return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
      }),
    names: () => [...running.keys()],
    lastWords,
  };
}

class Ended extends Error {}

export async function until(what: string, look: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + READY_MS;
  for (;;) {
    const isSo = await look().catch((error: Error) => {
      if (error instanceof Ended) throw error;
      return false;
    });
    if (isSo) return;
    if (Date.now() > deadline) throw new Error(`${what}: not after ${READY_MS / 1000} s`);
    await sleep(100);
  }
}

export async function freePort(): Promise<number> {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const address = holder.address();
  holder.close();
  return address && typeof address === 'object' ? address.port : 0;
}
