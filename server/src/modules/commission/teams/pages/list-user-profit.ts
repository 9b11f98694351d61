import type { teamUserProfit as endpoint } from '@lanna/contract/commission/teams/team';
import type { Received, Value } from '@lanna/contract/endpoint';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { pageOfLine, showLineRow } from '../counting/line-rows.ts';
import { type PlaceInLine, placeInLine } from '../counting/place-in-line.ts';
import { type PlaySums, showPlay } from '../counting/play-sums.ts';
import { rowsOf } from '../counting/rows-of-place.ts';
import { teamDays } from '../counting/team-days.ts';

interface ProfitSums extends PlaySums {
  bonuses: bigint;
  rebates: bigint;
}

/** What the accounts of one level staked, won and were given. */
export async function listUserProfit(
  { db, now }: { db: Queryable; now: Date },
  { brand, memberId }: { brand: Brand; memberId: string },
  { under, sort = '-profit', after, pageSize, ...asked }: Received<typeof endpoint>['query'],
): Promise<Value<typeof endpoint>> {
  const days = teamDays(asked, { timeZone: brand.timeZone, now });
  const place = await placeInLine(db, { merchantId: brand.id, agentId: memberId }, under, days);
  const [totals, page] = await Promise.all([
    sql<ProfitSums>`select ${SUMS} from ${played(place)} r`.execute(db),
    pageOfLine<ProfitSums & { child_id: string }>(
      db,
      place,
      sql`(select child_id, ${SUMS} from ${played(place)} r group by child_id
        having (sum(bets), sum(stake), sum(payout), sum(bonuses), sum(rebates)) <> (0, 0, 0, 0, 0))`,
      ['profit', 'stake', 'payout', 'turnover'],
      { sort, after, limit: pageSize },
    ),
  ]);
  const [sums] = totals.rows;
  if (!sums) throw new Error('sums are a row, also of nothing');
  return {
    period: { from: days.from, to: days.to },
    path: place.path,
    currency: brand.currency,
    totals: showProfit(sums),
    rows: page.rows.map((row) => ({ ...showLineRow(row, place), ...showProfit(row) })),
    next: page.next,
  };
}

/** Play and gifts as rows of one shape. */
function played(place: PlaceInLine) {
  return sql`(
    select child_id, bets, stake, payout, valid_turnover, 0::bigint as bonuses, 0::bigint as rebates
    from ${rowsOf('branch_play', place)} p
    union all
    select child_id, 0, 0, 0, 0, bonuses, rebates from ${rowsOf('branch_money', place)} m)`;
}

const SUMS = sql`coalesce(sum(bets), 0)::bigint as bets, coalesce(sum(stake), 0)::bigint as stake,
  coalesce(sum(payout), 0)::bigint as payout, coalesce(sum(valid_turnover), 0)::bigint as turnover,
  coalesce(sum(stake - payout), 0)::bigint as profit, coalesce(sum(bonuses), 0)::bigint as bonuses,
  coalesce(sum(rebates), 0)::bigint as rebates`;

function showProfit(sums: ProfitSums) {
  return { ...showPlay(sums), bonuses: formatMoney(sums.bonuses), rebates: formatMoney(sums.rebates) };
}
