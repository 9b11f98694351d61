import {
  COUNT_FIGURES,
  type teamBranches as endpoint,
  type TeamFigure,
} from '@lanna/contract/commission/teams/team';
import type { Received, Value } from '@lanna/contract/endpoint';
import { formatMoney } from '@lanna/rules/money';
import { type RawBuilder, sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { activeByChild } from '../counting/active-by-child.ts';
import { FIGURE_COLUMNS } from '../counting/figure-columns.ts';
import { pageOfLine, showLineRow } from '../counting/line-rows.ts';
import { membersByChild, placeOfNow } from '../counting/members-by-child.ts';
import { type PlaceInLine, placeInLine } from '../counting/place-in-line.ts';
import { rowsOf } from '../counting/rows-of-place.ts';
import { type TeamDays, teamDays } from '../counting/team-days.ts';

interface ValueOfChild {
  child_id: string;
  value: bigint;
  count: bigint | null;
}

/** One figure of a level, by the accounts directly below it and its own. */
export async function listBranches(
  { db, now }: { db: Queryable; now: Date },
  { brand, memberId }: { brand: Brand; memberId: string },
  { figure, under, sort = '-value', after, pageSize, ...asked }: Received<typeof endpoint>['query'],
): Promise<Value<typeof endpoint>> {
  const team = { merchantId: brand.id, agentId: memberId };
  const days = teamDays(asked, { timeZone: brand.timeZone, now });
  const place =
    figure === 'members' ? await placeOfNow(db, team, under) : await placeInLine(db, team, under, days);
  const sums = await valuesOf(db, figure, place, { ...days, timeZone: brand.timeZone });
  const [total, page] = await Promise.all([
    sql<{ value: bigint }>`select coalesce(sum(value), 0)::bigint as value from (${sums}) s`.execute(db),
    pageOfLine<ValueOfChild>(db, place, sql`(${sums})`, ['value'], { sort, after, limit: pageSize }),
  ]);
  const show = (value: bigint) => (COUNTED.has(figure) ? String(value) : formatMoney(value));
  return {
    period: { from: days.from, to: days.to },
    path: place.path,
    currency: brand.currency,
    total: show(total.rows[0]?.value ?? 0n),
    rows: page.rows.map((row) => ({
      ...showLineRow(row, place),
      value: show(row.value),
      count: row.count === null ? null : Number(row.count),
    })),
    next: page.next,
  };
}

const COUNTED: ReadonlySet<TeamFigure> = new Set(COUNT_FIGURES);

async function valuesOf(
  db: Queryable,
  figure: TeamFigure,
  place: PlaceInLine,
  days: TeamDays & { timeZone: string },
): Promise<RawBuilder<ValueOfChild>> {
  if (figure === 'members') return membersByChild(place);
  if (figure === 'active') {
    if (!days.counted) throw new Refusal('team_period_refused');
    return activeByChild(db, place, days, days.counted);
  }
  const { table, value, count } = FIGURE_COLUMNS[figure];
  const sums = sql<ValueOfChild>`select child_id, sum(${value})::bigint as value,
      ${count ? sql`sum(${count})::bigint` : sql`null::bigint`} as count
    from ${rowsOf(table, place)} r group by child_id
    having sum(${value}) <> 0 ${count ? sql`or sum(${count}) <> 0` : sql``}`;
  return figure === 'joined' ? withOwnJoining(sums, place, days.timeZone) : sums;
}

/** An account joins the teams above it, not the own; in the row that led here it counts. */
function withOwnJoining(sums: RawBuilder<ValueOfChild>, place: PlaceInLine, timeZone: string) {
  const { accountId, aboveId, merchantId, agentDays } = place;
  if (aboveId === undefined) return sums;
  return sql<ValueOfChild>`select child_id, sum(value)::bigint as value, null::bigint as count from (
      ${sums}
      union all
      select m.id, 1, null from members.account m where m.id = ${accountId} and m.merchant_id = ${merchantId}
        and (m.registered_at at time zone ${timeZone})::date = any (${agentDays}::date[])
    ) joined group by child_id`;
}
