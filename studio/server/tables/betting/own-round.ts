import { formatMoney, type Money } from '@lanna/rules/money';
import type { OwnRound } from '../../../table-api.ts';
import { refusalOfWallet } from '../../play/refusal-of-wallet.ts';
import type { PlaySessionRow } from '../../play/session.ts';
import type { Studio } from '../../studio.ts';
import { chipsText, selectTableBets, type TableBet, type TableBetState } from '../bets/table-bet.ts';
import { type LiveTable, subjectOf } from '../live-table.ts';

/** The player's part in the table's newest round. */
export async function readOwnRound(
  studio: Studio,
  table: LiveTable,
  session: PlaySessionRow,
  balance: Money,
): Promise<OwnRound> {
  const [bet] = await selectTableBets(
    studio.db.pool,
    `b.player_id = $2 and b.round_id = (select id from studio.shared_round where subject = $1 order by number desc limit 1)`,
    [subjectOf(table.code), session.playerId],
  );
  return ownRoundOf(table.code, bet, balance);
}

/** A player's part in a round as a page is told it; without a bet: none. */
export function ownRoundOf(table: string, bet: TableBet | undefined, balance: Money): OwnRound {
  const shown = bet ? OWN_STATE[bet.state] : 'none';
  return {
    table,
    round: bet?.roundId ?? null,
    state: shown,
    refusal: refusalOf(bet),
    chips: bet ? chipsText(bet.chips) : {},
    stake: formatMoney(bet?.stake ?? 0n),
    won: shown === 'settled' && bet?.payout != null ? formatMoney(bet.payout) : null,
    balance: formatMoney(balance),
  };
}

export const OWN_STATE: Record<TableBetState, OwnRound['state']> = {
  confirmed: 'confirmed',
  taken_back: 'none',
  placing: 'placing',
  placed: 'placed',
  refused: 'refused',
  paying: 'settled',
  settled: 'settled',
  rolling_back: 'returned',
  rolled_back: 'returned',
  correcting: 'returned',
  corrected: 'returned',
  // The wallet contradicts itself: whether it has paid or given back, people find out.
  disputed: 'settled',
};

function refusalOf(bet: TableBet | undefined): string | null {
  if (!bet || bet.refusal === null) return null;
  return bet.refusal.startsWith('RS_') ? refusalOfWallet(bet.refusal) : bet.refusal;
}
