import type { TableBet } from './table-bet.ts';

/** What every wallet call about a bet of a table is made with. The round is that of the table: the wallet knows a player's bet by both. */
export function walletOf({ walletUser, walletToken, gameCode, roundId, playerId }: TableBet) {
  if (walletUser === null || walletToken === null)
    throw new Error(`the bet of ${playerId} in ${roundId} has no wallet to call`);
  return { user: walletUser, token: walletToken, gameCode, round: roundId };
}
