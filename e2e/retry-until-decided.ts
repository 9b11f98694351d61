import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 50;
/** What was killed takes this long to answer again on the busiest of machines. */
const DEADLINE_MS = 120_000;

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
  throw new Error(`no definite answer within ${DEADLINE_MS / 1000} s`, { cause: last });
}

/** A definite answer that must not have come: ends the asking. */
export class Final extends Error {}
