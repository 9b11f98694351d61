import type { Log } from './log.ts';

export interface Repeating {
  /** Resolves when the run that may be going on has ended; none starts afterwards. */
  stop(): Promise<void>;
}

/** Runs `work` again and again with a pause between; a failure is logged and the next run comes all the same. */
export function repeat(work: () => Promise<unknown>, pauseMs: number, log: Log, name: string): Repeating {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running = run();

  async function run(): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.warn({ err: error, work: name }, 'background work failed');
    }
    if (stopped) return;
    timer = setTimeout(() => {
      running = run();
    }, pauseMs);
  }

  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
