import type { AtStake } from '@lanna/contract/lotteries/feeds/draw-ops';
import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** What stands on a draw in each currency, over all brands: for an operator about to correct or cancel it. What was given back stands no more. */
export async function atStake(db: Queryable, drawId: string): Promise<AtStake[]> {
  const { rows } = await sql<{
    currency: string;
    lines: number;
    players: number;
    stake: Money;
    paid: Money;
  }>`
    select s.currency, count(*)::integer as lines, count(distinct l.member_id)::integer as players,
      sum(l.stake)::bigint as stake, sum(l.payout)::bigint as paid
    from lottery.line l join lottery.slip s on s.id = l.slip_id
    where l.draw_id = ${drawId} and l.state <> 'refunded'
    group by s.currency order by s.currency`.execute(db);
  return rows.map(({ stake, paid, ...row }) => ({
    ...row,
    stake: formatMoney(stake),
    paid: formatMoney(paid),
  }));
}
