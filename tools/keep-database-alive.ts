import { setTimeout as sleep } from 'node:timers/promises';
import type { EmbeddedPostgres } from '../server/src/platform/sql/embedded-postgres.ts';

const CHECK_EVERY_MS = 500;

/**
 * Starts the embedded server again when it has died: PostgreSQL recovers from its log by itself, and keeps its port,
 * so the programs that use it just see it come back.
 */
export function keepDatabaseAlive(
  first: EmbeddedPostgres,
  start: () => Promise<EmbeddedPostgres>,
  say: (line: string) => void,
) {
  let current = first;
  let stopping = false;
  const watching = watch();
  return {
    url: first.url,
    stop: async () => {
      stopping = true;
      await watching;
      if (current.startedHere) await current.stop();
    },
  };

  async function watch() {
    while (!stopping) {
      await sleep(CHECK_EVERY_MS);
      if (stopping || isAlive(current.pid)) continue;
      say('the database ended unexpectedly and is started again');
      await revive();
    }
  }

  async function revive() {
    while (!stopping) {
      try {
        current = await start();
        return;
      } catch (error) {
        // Processes of the dead server may hold its memory for a moment longer.
        say(`the database is not back yet: ${(error as Error).message.split('\n', 1)[0]}`);
        await sleep(1000);
      }
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
