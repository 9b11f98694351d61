import type { WalletStatus } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { Studio } from '../studio.ts';
import { moveRound } from './move-round.ts';
import { retryLater } from './retry-later.ts';
import type { Round } from './round.ts';
import { walletTransaction } from './wallet-transaction.ts';

/** Answers to a rollback that another attempt would only get again. A bet unknown to the operator is answered with RS_OK. */
const TERMINAL: readonly WalletStatus[] = [
  'RS_ERROR_DUPLICATE_TRANSACTION',
  'RS_ERROR_WRONG_SYNTAX',
  'RS_ERROR_WRONG_TYPES',
];

/** Has the operator give the stake back, whether or not it ever took it. The same transaction every time. */
export async function rollBackRound(studio: Studio, round: Round): Promise<Round> {
  const { db, wallet, clock } = studio;
  const answer = await wallet.rollback({
    ...walletTransaction(round, round.rollbackUuid),
    betUuid: round.betUuid,
  });
  if (answer.kind === 'ok') {
    const rolledBack = await moveRound(db.pool, round, {
      from: 'rolling_back',
      to: 'rolled_back',
      now: clock.now(),
      balanceAfter: answer.balance,
    });
    return rolledBack ?? round;
  }
  const isTerminal = answer.kind === 'no' && TERMINAL.includes(answer.status);
  const reason = answer.kind === 'no' ? answer.status : answer.reason;
  return retryLater(studio, round, { from: 'rolling_back', reason, isTerminal });
}
