import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';

export interface PlaySums {
  bets: bigint;
  stake: bigint;
  payout: bigint;
  turnover: bigint;
  profit: bigint;
}

/** Of rows of `teams.branch_play`. */
export const PLAY_SUMS = sql`coalesce(sum(bets), 0)::bigint as bets, coalesce(sum(stake), 0)::bigint as stake,
  coalesce(sum(payout), 0)::bigint as payout, coalesce(sum(valid_turnover), 0)::bigint as turnover,
  coalesce(sum(stake - payout), 0)::bigint as profit`;

export function addUpPlay(rows: readonly PlaySums[]): PlaySums {
  return rows.reduce(
    (sum, row) => ({
      bets: sum.bets + row.bets,
      stake: sum.stake + row.stake,
      payout: sum.payout + row.payout,
      turnover: sum.turnover + row.turnover,
      profit: sum.profit + row.profit,
    }),
    { bets: 0n, stake: 0n, payout: 0n, turnover: 0n, profit: 0n },
  );
}

export function showPlay({ bets, stake, payout, turnover, profit }: PlaySums) {
  return {
    bets: Number(bets),
    stake: formatMoney(stake),
    payout: formatMoney(payout),
    turnover: formatMoney(turnover),
    profit: formatMoney(profit),
  };
}
