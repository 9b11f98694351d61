import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { PlaceInLine } from './place-in-line.ts';
import type { TeamDays } from './team-days.ts';

type Active = RawBuilder<{ child_id: string; value: bigint; count: bigint | null }>;
type Counted = NonNullable<TeamDays['counted']>;

/**
 * How many had a settled bet in a period, each counted on the first such day in the asking agent's team: from the counters, unless a member was moved
 * or appointed within the period, of whom an agent further down has counted another day. Then from the members below, one by one.
 */
export async function activeByChild(
  db: Queryable,
  place: PlaceInLine,
  days: TeamDays,
  counted: Counted,
): Promise<Active> {
  const { merchantId, accountId, inPerson } = place;
  if (!(await countsAlike(db, place, counted))) return oneByOne(place, days, counted);
  return sql`select child_id, members::bigint as value, null::bigint as count from teams.branch_active
    where agent_id = ${accountId} and merchant_id = ${merchantId} and kind = ${counted.kind} and from_day = ${counted.from}::date
      and members <> 0 ${inPerson ? sql`and child_id = ${accountId}` : sql``}`;
}

/**
 * Whether each agent of the way down has counted those, and only those, that the one above has counted through it. An agent has counted all of them, in
 * the same child, if it was an agent all the while: so as many are the same.
 */
async function countsAlike(db: Queryable, place: PlaceInLine, { kind, from }: Counted): Promise<boolean> {
  if (place.aboveId === undefined) return true;
  if (place.agentDays.length === 0 || place.plainDays.length > 0) return false;
  const ids = place.path.map(({ id }) => id);
  const way = ids.filter((id, at) => id !== (ids[at - 1] ?? place.topId));
  const { rows } = await sql<{ alike: boolean }>`
    select bool_and(
      coalesce((select sum(b.members) from teams.branch_active b where b.agent_id = w.above and b.child_id = w.id
        and b.kind = ${kind} and b.from_day = ${from}::date), 0)
      = coalesce((select t.members from teams.team_active t where t.agent_id = w.id
        and t.kind = ${kind} and t.from_day = ${from}::date), 0)) as alike
    from unnest(${[place.topId, ...way.slice(0, -1)]}::uuid[], ${way}::uuid[]) as w(above, id)`.execute(db);
  return rows[0]?.alike === true;
}

function oneByOne(place: PlaceInLine, days: TeamDays, counted: Counted): Active {
  const { merchantId, topId, accountId, agentDays, plainDays, inPerson } = place;
  return sql`
    with recursive below(id) as (
      select ${accountId}::uuid
      union
      select l.member_id from below join agents.line_link l on l.agent_id = below.id
      where l.merchant_id = ${merchantId} and l.from_day <= ${days.to}::date
    ), first_day as (
      select below.id as member_id, f.day from below
      cross join lateral (
        select a.day from teams.active_day a
        where a.member_id = below.id and a.merchant_id = ${merchantId} and a.bets > 0
          and a.day between ${counted.from}::date and ${days.to}::date
          and exists (select 1 from agents.line_on(${merchantId}, below.id, a.day) l where l.agent_id = ${topId})
        order by a.day limit 1) f
    )
    select child_id, count(*) as value, null::bigint as count from (
      select l.child_id from first_day f
      cross join lateral agents.line_on(${merchantId}, f.member_id, f.day) l
      where l.agent_id = ${accountId} and f.day = any (${agentDays}::date[])
      union all
      select f.member_id from first_day f where f.member_id = ${accountId} and f.day = any (${plainDays}::date[])
    ) found ${inPerson ? sql`where child_id = ${accountId}` : sql``}
    group by child_id`;
}
