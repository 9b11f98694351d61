import type { Queryable } from '../../../platform/sql/database.ts';
import { type InvariantViolation, violationsOf } from '../../books/ledger/check-invariants.ts';
import type { OnProgress } from '../../books/ledger/verification-part.ts';

/** What members' settled bets came to on days that are reckoned, counted anew. */
const PLAYED = `
  select s.merchant_id, s.member_id, s.day, s.category, sum(s.stake - s.house_payout)::bigint as result
  from bets.settled_change s
  join positions.setting t on t.merchant_id = s.merchant_id and s.day >= t.from_day
  join members.account m on m.id = s.member_id and not m.is_demo_player
  where s.number <= (select counted_to from positions.progress)
  group by s.merchant_id, s.member_id, s.day, s.category`;

/**
 * Each query selects the rows that break its rule. Lines are asked for one by one, and shares taken from the member upwards one after another: another way
 * than the counter's, which takes many at once.
 */
export const POSITION_RULES: Record<string, string> = {
  'the result of a member’s day is what the settled bets came to': `
    select coalesce(k.member_id, p.member_id) as member, coalesce(k.day, p.day)::text as day, k.result as kept, p.result as counted
    from positions.result k full join (${PLAYED}) p using (member_id, day, category)
    where k.result is distinct from p.result limit 1`,
  'what is held and owed along a line is what the shares of the day make of each result': `
    with recursive place as (
      select p.member_id, p.day, p.category, p.merchant_id, p.result, l.line, 1 as step, p.result as owed, 100000 as left_over
      from (${PLAYED}) p
      cross join lateral (
        select array_agg(agent_id order by step) filter (where step > 0) as above, bool_or(step = 0) as agent
        from agents.line_on(p.merchant_id, p.member_id, p.day)) a
      cross join lateral (
        select p.member_id || coalesce(a.above, '{}') || p.merchant_id as line where a.above is not null or a.agent) l
      union all
      select member_id, day, category, merchant_id, result, line, step + 1, owed - positions.part_of(result, h.share), left_over - h.share
      from place
      cross join lateral (
        select least(left_over, positions.held_by(line[step + 1], line[step + 2], category, day)) as share) h
      where step + 2 <= cardinality(line)
    ), counted as (
      select line[step + 1] as upper_id, day, line[step] as child_id, category, sum(result) as result, sum(owed) as owed,
        sum(case when step + 1 = cardinality(line) then owed
          else positions.part_of(result, least(left_over, positions.held_by(line[step + 1], line[step + 2], category, day))) end) as held
      from place group by 1, 2, 3, 4
    )
    select upper_id::text as upper, day::text as day, child_id::text as child, category, row(k.result, k.owed, k.held)::text as kept,
      row(c.result, c.owed, c.held)::text as counted
    from positions.flow k full join counted c using (upper_id, day, child_id, category)
    where (coalesce(k.result, 0), coalesce(k.owed, 0), coalesce(k.held, 0))
      is distinct from (coalesce(c.result, 0), coalesce(c.owed, 0), coalesce(c.held, 0)) limit 1`,
  'what all of a line hold of a day is what its members left with the house': `
    select merchant_id::text as brand, day::text as day, category, sum(held) as held, sum(result) filter (where upper_id = merchant_id) as result
    from positions.flow group by merchant_id, day, category
    having sum(held) <> coalesce(sum(result) filter (where upper_id = merchant_id), 0) limit 1`,
  'what an account owes is what comes to it from below, less what it holds, and its own play': `
    select u.child_id::text as account, u.day::text as day, u.category, u.owed, b.owed as below, b.held, r.result as own
    from positions.flow u
    left join (
      select upper_id, day, category, sum(owed) as owed, sum(held) as held from positions.flow group by upper_id, day, category
    ) b on b.upper_id = u.child_id and b.day = u.day and b.category = u.category
    left join positions.result r on r.member_id = u.child_id and r.day = u.day and r.category = u.category
    where u.owed <> coalesce(b.owed - b.held, 0) + coalesce(r.result, 0) limit 1`,
  // Teams count demo players, positions do not.
  'a branch’s result is what teams counted of it': `
    select f.upper_id::text as agent, f.day::text as day, f.child_id::text as child, f.category, f.result, b.stake - b.payout as counted
    from positions.flow f
    left join teams.child_play b on b.agent_id = f.upper_id and b.day = f.day and b.child_id = f.child_id and b.category = f.category
    where f.upper_id <> f.merchant_id and f.result is distinct from b.stake - b.payout
      and (select counted_to from positions.progress) = (select number from teams.counted_bets)
      and not exists (select from members.account m where m.merchant_id = f.merchant_id and m.is_demo_player)
    limit 1`,
  'a sheet says the sum of its lines': `
    select s.id::text as sheet, s.amount, l.owed from positions.sheet s
    left join (select sheet_id, sum(owed) as owed from positions.sheet_line group by sheet_id) l on l.sheet_id = s.id
    where s.amount <> coalesce(l.owed, 0) limit 1`,
  'what sheets say of a day is what their lines say together, and no later day is in any': `
    select f.upper_id::text as upper, f.day::text as day, f.child_id::text as child, f.category, f.sheet_owed, l.owed
    from positions.flow f
    join positions.setting t on t.merchant_id = f.merchant_id
    full join (
      select s.upper_id, s.lower_id as child_id, l.day, l.category, sum(l.result) as result, sum(l.owed) as owed, sum(l.held) as held
      from positions.sheet_line l join positions.sheet s on s.id = l.sheet_id group by 1, 2, 3, 4
    ) l on l.upper_id = f.upper_id and l.day = f.day and l.child_id = f.child_id and l.category = f.category
    where (coalesce(f.sheet_result, 0), coalesce(f.sheet_owed, 0), coalesce(f.sheet_held, 0))
        is distinct from (coalesce(l.result, 0), coalesce(l.owed, 0), coalesce(l.held, 0))
      or f.day > t.issued_to and f.sheet_owed <> 0
    limit 1`,
};

/** Every rule of positions that does not hold; empty when all is well. Reads whole tables. */
export function checkPositionInvariants(
  db: Queryable,
  onProgress?: OnProgress,
): Promise<InvariantViolation[]> {
  return violationsOf(db, POSITION_RULES, onProgress);
}
