import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 50;
const DEADLINE_MS = 60_000;

/**
 * Asks until the answer is definite: `attempt` gives undefined, or throws, when it is not. A vendor does the same with
 * wins and rollbacks, a game client with its spins.
 */
export async function retryUntilDecided<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  let last: unknown;
  for (const startedMs = Date.now(); Date.now() - startedMs < DEADLINE_MS; await sleep(PAUSE_MS)) {
    try {
      const answer = await attempt();
      if (answer !== undefined) return answer;
    } catch (failure) {
      if (failure instanceof Final) throw failure;
      last = failure;
    }
  }
  throw new Error('no definite answer within a minute', { cause: last });
}

/** A definite answer that must not have come: ends the asking. */
export class Final extends Error {}
