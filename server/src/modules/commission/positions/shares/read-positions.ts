import type { Position, PositionChange } from '@lanna/contract/commission/positions/positions';
import { rateCategory } from '@lanna/contract/people/agents/rates';
import { RATE_CATEGORIES } from '@lanna/rules/commission/contracts/category';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { PositionDays } from './next-day.ts';

/** An agent, and the account that says what it may hold: at the top of a line the brand. */
export interface Holder {
  memberId: string;
  aboveId: string;
}

const HISTORY_ROWS = 100;

/** What agents hold of each kind of game, today and from the next day, in the order they are asked for. */
export async function readPositions(
  db: Queryable,
  holders: readonly Holder[],
  { today, nextDay }: PositionDays,
): Promise<Position[][]> {
  const { rows } = await sql<Position & { place: number }>`
    select h.place::int as place, c.category,
      positions.held_by(h.member_id, h.above_id, c.category, ${today}::date) as today,
      positions.held_by(h.member_id, h.above_id, c.category, ${nextDay}::date) as tomorrow,
      coalesce(b.least, 0) as least, coalesce(b.most, 0) as most, s.share as chosen
    from unnest(${holders.map(({ memberId }) => memberId)}::uuid[], ${holders.map(({ aboveId }) => aboveId)}::uuid[])
      with ordinality as h(member_id, above_id, place)
    cross join unnest(${[...RATE_CATEGORIES]}::text[]) with ordinality as c(category, at)
    left join lateral (
      select least, most from positions.bound b
      where b.member_id = h.member_id and b.given_by = h.above_id and b.category = c.category and b.from_day <= ${nextDay}::date
      order by b.from_day desc limit 1) b on true
    left join lateral (
      select share from positions.share s
      where s.member_id = h.member_id and s.category = c.category and s.from_day <= ${nextDay}::date
      order by s.from_day desc limit 1) s on true
    order by h.place, c.at`.execute(db);
  return holders.map((_, at) =>
    rows
      .filter(({ place }) => place === at + 1)
      .map(({ place: _place, category, ...row }) => ({ category: rateCategory.parse(category), ...row })),
  );
}

/** Changes of an agent's shares, and of what the one above now lets it hold; newest first. */
export async function readHistory(
  db: Queryable,
  { merchantId, memberId, aboveId }: Holder & { merchantId: string },
): Promise<PositionChange[]> {
  const { rows } = await sql<{
    from_day: string;
    category: string;
    share: number | null;
    least: number | null;
    most: number | null;
    set_at: Date;
  }>`
    select from_day::text as from_day, category, share, null::int as least, null::int as most, set_at from positions.share
    where member_id = ${memberId} and merchant_id = ${merchantId}
    union all
    select from_day::text, category, null, least, most, set_at from positions.bound
    where member_id = ${memberId} and merchant_id = ${merchantId} and given_by = ${aboveId}
    order by from_day desc, set_at desc, category limit ${HISTORY_ROWS}`.execute(db);
  return rows.map(({ from_day: fromDay, set_at: setAt, category, ...change }) => ({
    fromDay,
    category: rateCategory.parse(category),
    ...change,
    setAt: setAt.toISOString(),
  }));
}
