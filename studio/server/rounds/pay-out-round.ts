import type { WalletStatus } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { Studio } from '../studio.ts';
import { moveRound } from './move-round.ts';
import { retryLater } from './retry-later.ts';
import type { Round } from './round.ts';
import { walletTransaction } from './wallet-transaction.ts';

/** Answers to a win that another attempt would only get again. */
const TERMINAL: readonly WalletStatus[] = [
  'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  'RS_ERROR_TRANSACTION_ROLLED_BACK',
  'RS_ERROR_DUPLICATE_TRANSACTION',
  'RS_ERROR_WRONG_CURRENCY',
  'RS_ERROR_WRONG_SYNTAX',
  'RS_ERROR_WRONG_TYPES',
];

/** Pays what a staked round owes, nothing too: that closes it with the operator. The same transaction every time. */
export async function payOutRound(studio: Studio, round: Round): Promise<Round> {
  const { db, wallet, clock } = studio;
  const answer = await wallet.win({
    ...walletTransaction(round, round.winUuid),
    currency: round.currency,
    amount: round.payout,
    betUuid: round.betUuid,
  });
  if (answer.kind === 'ok') {
    const settled = await moveRound(db.pool, round, {
      from: 'staked',
      to: 'settled',
      now: clock.now(),
      balanceAfter: answer.balance,
    });
    return settled ?? round;
  }
  const isTerminal = answer.kind === 'no' && TERMINAL.includes(answer.status);
  const reason = answer.kind === 'no' ? answer.status : answer.reason;
  return retryLater(studio, round, { from: 'staked', reason, isTerminal });
}
