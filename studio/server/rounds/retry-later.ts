import { later } from '../platform/clock.ts';
import type { Studio } from '../studio.ts';
import { moveRound, postpone } from './move-round.ts';
import type { Round } from './round.ts';

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 15 * 60_000;
/** At a quarter of an hour each, about ten days. */
const ATTEMPTS_MAX = 1_000;

/** Tries a win or a rollback again with growing pauses; what cannot succeed any more is left to an operator. */
export async function retryLater(
  { db, clock, log }: Studio,
  round: Round,
  { from, reason, isTerminal }: { from: 'staked' | 'rolling_back'; reason: string; isTerminal: boolean },
): Promise<Round> {
  const now = clock.now();
  if (isTerminal || round.attempts >= ATTEMPTS_MAX) {
    log.error({ round: round.id, state: from, reason }, 'round disputed');
    return (await moveRound(db.pool, round, { from, to: 'disputed', now, reason })) ?? round;
  }
  const delayMs = Math.min(FIRST_DELAY_MS * 2 ** Math.min(round.attempts, 20), LONGEST_DELAY_MS);
  log.warn(
    { round: round.id, state: from, reason, attempts: round.attempts, delayMs },
    'wallet call to be repeated',
  );
  await postpone(db.pool, round, later(now, delayMs), reason);
  return round;
}
