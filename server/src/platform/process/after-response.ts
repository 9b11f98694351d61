import type { Log } from './log.ts';

/** Work that goes on after the answer, so that the answer's time says nothing about it. */
export interface AfterResponse {
  run(what: string, work: () => Promise<void>): void;
  /** Resolves when nothing is left; asked before the process stops. */
  settled(): Promise<void>;
}

const MAX_AT_ONCE = 500;

export function afterResponseTasks(log: Log): AfterResponse {
  const running = new Set<Promise<void>>();
  return {
    run: (what, work) => {
      if (running.size >= MAX_AT_ONCE) return log.error({ what }, 'too much goes on after answers; dropped');
      const task: Promise<void> = work()
        .catch((error: unknown) => log.error({ err: error, what }, 'work after an answer failed'))
        .finally(() => running.delete(task));
      running.add(task);
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
