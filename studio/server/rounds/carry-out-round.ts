import { later } from '../platform/clock.ts';
import type { Studio } from '../studio.ts';
import { moveRound } from './move-round.ts';
import { payOutRound } from './pay-out-round.ts';
import { CARRY_ON_MS } from './place-round.ts';
import type { Round } from './round.ts';
import { walletTransaction } from './wallet-transaction.ts';

/**
 * Takes the stake of a placed round and pays it out. A known "no" ends the round; an uncertain answer turns it to be
 * rolled back, which the finisher does. Gives the round as it stands then.
 */
export async function carryOutRound(studio: Studio, round: Round): Promise<Round> {
  const { db, wallet, clock, log } = studio;
  const answer = await wallet.bet({
    ...walletTransaction(round, round.betUuid),
    currency: round.currency,
    amount: round.stake,
    rewardId: round.rewardId,
  });
  const now = clock.now();
  switch (answer.kind) {
    case 'ok': {
      const staked = await moveRound(db.pool, round, {
        from: 'placing',
        to: 'staked',
        now,
        dueAt: later(now, CARRY_ON_MS),
        balanceAfterStake: answer.balance,
      });
      // Too slow: it is being rolled back already.
      return staked ? await payOutRound(studio, staked) : round;
    }
    case 'no': {
      const refused = await moveRound(db.pool, round, {
        from: 'placing',
        to: 'refused',
        now,
        refusal: answer.status,
      });
      return refused ?? round;
    }
    case 'uncertain': {
      log.warn({ round: round.id, reason: answer.reason }, 'bet uncertain, rolling back');
      const rollingBack = await moveRound(db.pool, round, {
        from: 'placing',
        to: 'rolling_back',
        now,
        dueAt: now,
        reason: answer.reason,
      });
      return rollingBack ?? round;
    }
  }
}
