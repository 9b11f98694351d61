import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Supervised {
  readonly pid: number | undefined;
  /** SIGTERM, then waits; a process that does not end in 20 s is killed. */
  stop(): Promise<void>;
}

const LONGEST_PAUSE_MS = 5000;

/**
 * Keeps a program running: one that ends by itself is started again after a pause that grows while it keeps failing.
 * Its output goes to a log file. Resolves when it answers `readyUrl`; throws with its own words if it ends before ever
 * having answered.
 */
export async function supervise(program: {
  name: string;
  command: string[];
  /** All it gets: nothing of ours is added. */
  env: NodeJS.ProcessEnv;
  cwd: string;
  logFile: string;
  readyUrl: string;
  say(line: string): void;
}): Promise<Supervised> {
  let child = launch();
  let stopping = false;
  let pauseMs = 250;
  await untilReady();
  watch();
  return {
    get pid() {
      return child.process.pid;
    },
    stop: async () => {
      stopping = true;
      await end(child.process);
    },
  };

  function launch() {
    const log = createWriteStream(program.logFile, { flags: 'a' });
    const [file = '', ...args] = program.command;
    const started = spawn(file, args, {
      cwd: program.cwd,
      env: program.env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    const state = { process: started, words: '', startedAtMs: performance.now() };
    started.stdout?.pipe(log, { end: false });
    started.stderr?.on('data', (chunk) => {
      state.words = (state.words + chunk).slice(-4000);
      log.write(chunk);
    });
    started.once('close', () => log.end());
    return state;
  }

  async function untilReady() {
    while (!(await answers(program.readyUrl))) {
      if (child.process.exitCode !== null) {
        await sleep(50);
        throw new Error(
          child.words.trim() || `${program.name} ended before it was ready; see ${program.logFile}`,
        );
      }
      await sleep(50);
    }
  }

  function watch() {
    child.process.once('exit', () => {
      if (!stopping) void restart();
    });
  }

  async function restart() {
    if (performance.now() - child.startedAtMs > 30_000) pauseMs = 250;
    program.say(`${program.name} ended unexpectedly and is started again (its log: ${program.logFile})`);
    await sleep(pauseMs);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    if (stopping) return;
    child = launch();
    watch();
  }
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  child.kill('SIGTERM');
  const patience = setTimeout(() => child.kill('SIGKILL'), 20_000);
  await gone;
  clearTimeout(patience);
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
