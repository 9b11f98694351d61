import type { TransactionCall } from '../wallet/wallet-client.ts';
import type { Round } from './round.ts';

/** What every wallet call about a round says. */
export function walletTransaction(round: Round, transactionUuid: string): TransactionCall {
  const { vendor, walletUser, walletToken, gameCode, id } = round;
  if (walletUser === null || walletToken === null) throw new Error(`round ${id} has no wallet to call`);
  return { vendor, user: walletUser, token: walletToken, gameCode, transactionUuid, round: id };
}
