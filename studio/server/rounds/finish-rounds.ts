import { later } from '../platform/clock.ts';
import type { Studio } from '../studio.ts';
import { moveRound } from './move-round.ts';
import { payOutRound } from './pay-out-round.ts';
import { rollBackRound } from './roll-back-round.ts';
import { type Round, selectRounds } from './round.ts';

const AT_ONCE = 10;
/** While one process works on a round no other takes it up; longer than any wallet call. */
const CLAIM_MS = 20_000;

/**
 * Finishes whatever requests and crashes have left: a round not known to be staked is rolled back, a staked one is
 * paid. Safe to run in any number of processes at any time. Gives how many rounds it has worked on.
 */
export async function finishRounds(studio: Studio): Promise<number> {
  let worked = 0;
  for (;;) {
    const rounds = await claimDue(studio);
    const results = await Promise.allSettled(rounds.map((round) => finishRound(studio, round)));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    worked += rounds.length;
    if (rounds.length < AT_ONCE) return worked;
  }
}

async function claimDue({ db, clock }: Studio): Promise<Round[]> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const { rows } = await tx.query<{ id: string }>(
      `update studio.round set attempts = attempts + 1, due_at = $2 where id in (
         select id from studio.round where due_at <= $1 order by due_at limit $3 for update skip locked)
       returning id`,
      [now, later(now, CLAIM_MS), AT_ONCE],
    );
    return selectRounds(tx, 'r.id = any($1)', [rows.map((row) => row.id)], AT_ONCE);
  });
}

async function finishRound(studio: Studio, round: Round): Promise<Round> {
  switch (round.state) {
    case 'placing':
      return giveUpPlacing(studio, round);
    case 'staked':
      return payOutRound(studio, round);
    case 'rolling_back':
      return rollBackRound(studio, round);
    default:
      return round;
  }
}

/** Whether the bet ever left is unknown: a rollback is right in both cases. */
async function giveUpPlacing(studio: Studio, round: Round): Promise<Round> {
  const now = studio.clock.now();
  const rollingBack = await moveRound(studio.db.pool, round, {
    from: 'placing',
    to: 'rolling_back',
    now,
    dueAt: later(now, CLAIM_MS),
    reason: 'it was not carried on',
  });
  return rollingBack ? rollBackRound(studio, rollingBack) : round;
}
