import type { gameRoundReply } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { formatMoney } from '@lanna/rules/money';
import { tableRules } from '@lanna/rules/play/tables/all-tables';
import type { TableReceipt } from '@lanna/rules/play/tables/table-receipt';
import type { z } from 'zod';
import { playName } from '../../../rules/table/play-names.ts';
import type { Tx } from '../../platform/database.ts';
import { type SharedRound, selectSharedRounds, sharedReceiptOf } from '../../shared-rounds/shared-round.ts';
import { selectTableBets, type TableBet, type TableBetState } from '../bets/table-bet.ts';

type State = z.infer<typeof gameRoundReply>['state'];

/** A player's bet in a round of a table, for the operator's records and its sweeper. */
export async function describeTableBet(
  tx: Tx,
  playerId: string,
  roundId: string,
): Promise<z.infer<typeof gameRoundReply>> {
  const [bet] = await selectTableBets(tx, 'b.round_id = $1 and b.player_id = $2', [roundId, playerId]);
  if (!bet) return { round: roundId, state: 'unknown' };
  const state = BET_STATE_OUTSIDE[bet.state];
  const [round] = await selectSharedRounds(tx, 'r.id = $1', [roundId]);
  const isShown = round && state === 'settled' && bet.payout !== null;
  return { round: roundId, state, ...(isShown && { receipt: tableReceiptOf(bet, round) }) };
}

/** Chips that were never sent are no bet the operator could know of. */
export const BET_STATE_OUTSIDE: Record<TableBetState, State> = {
  confirmed: 'unknown',
  taken_back: 'unknown',
  placing: 'open',
  placed: 'open',
  paying: 'open',
  rolling_back: 'open',
  disputed: 'open',
  settled: 'settled',
  correcting: 'settled',
  corrected: 'settled',
  rolled_back: 'rolled_back',
  refused: 'refused',
};

/** What all saw, and what the player's chips became by it. */
export function tableReceiptOf(bet: TableBet, round: SharedRound): TableReceipt {
  const rules = tableRules(round.kind);
  const variant = String((round.terms as { variant?: unknown }).variant ?? '');
  return {
    ...{
      type: 'table',
      gameCode: bet.gameCode,
      table: bet.tableCode,
      variant,
      round: sharedReceiptOf(round),
    },
    plays: Object.entries(bet.chips).map(([play, stake]) => ({
      ...{ play, name: namesOf(bet.kind, play), stake: formatMoney(stake) },
      payout: formatMoney(
        round.outcome === null ? 0n : (rules?.payout(variant, play, stake, round.outcome) ?? 0n),
      ),
    })),
    ...{ stake: formatMoney(bet.stake), payout: formatMoney(bet.payout ?? 0n) },
  };
}

function namesOf(kind: string, play: string) {
  return { TH: playName(kind, play, 'TH'), EN: playName(kind, play, 'EN') };
}
