-- Adds the next settled changes, at most p_most numbers and none that teams have not counted, to members' results and to what is owed and held along the
-- lines of their days, in one transaction with how far it has come. What is held is a function of a member's result of a day: an earlier one is taken
-- back, the present one put in its place. Answers whether there is more. Demo players are in no sum.
create or replace function positions.count_results(p_most integer) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  -- Sets are joined with sets: the plan must not depend on how full the tables were when it was made.
  set enable_seqscan = off set enable_mergejoin = off as $$
declare
  since bigint;
  counted bigint;
  up_to bigint;
begin
  -- Processes that run at once come one after another.
  insert into positions.progress (counted_to) values (0) on conflict do nothing;
  select counted_to into since from positions.progress for update;
  select number into counted from teams.counted_bets;
  up_to := least(counted, since + p_most);
  if up_to <= since then
    return false;
  end if;
  update positions.progress set counted_to = up_to;

  -- Shares of these days stand from here on. Lines stand already: teams have counted them.
  insert into positions.counted_day as c (merchant_id, day)
  select s.merchant_id, max(s.day)
  from bets.settled_change s join positions.setting t on t.merchant_id = s.merchant_id and s.day >= t.from_day
  where s.number > since and s.number <= up_to
  group by s.merchant_id order by s.merchant_id
  on conflict (merchant_id) do update set day = greatest(c.day, excluded.day);

  with changed as materialized (
    insert into positions.result as r (member_id, day, category, merchant_id, result)
    select s.member_id, s.day, s.category, s.merchant_id, sum(s.stake - s.house_payout)::bigint
    from bets.settled_change s
    join positions.setting t on t.merchant_id = s.merchant_id and s.day >= t.from_day
    where s.number > since and s.number <= up_to and not exists (select from members.account m where m.id = s.member_id and m.is_demo_player)
    group by s.member_id, s.day, s.category, s.merchant_id
    order by s.member_id, s.day, s.category
    on conflict (member_id, day, category) do update set result = r.result + excluded.result
    returning member_id, day, category, merchant_id, coalesce(old.result, 0) as was, new.result as "is"
  ), line as materialized (
    select l.* from (
      select array_agg(member_id) as members, array_agg(day) as days from (select distinct member_id, day from changed where was <> "is") t) t
    cross join lateral agents.lines_on(t.members, t.days) l
  ), above as materialized (
    -- An agent is a member to the one above for the own play, so no agent holds a share of the own result; at the top stands the brand.
    select member_id, day, agent_id as upper_id, child_id, step from line where step > 0
    union all
    select t.member_id, t.day, c.merchant_id, t.agent_id, t.step + 1
    from (select distinct on (member_id, day) member_id, day, agent_id, step from line order by member_id, day, step desc) t
    join (select distinct member_id, merchant_id from changed) c on c.member_id = t.member_id
  ), chosen as materialized (
    select h.upper_id, h.day, h.category, h.above_id, positions.held_by(h.upper_id, h.above_id, h.category, h.day) as share
    from (
      select distinct a.upper_id, a.day, c.category, u.upper_id as above_id
      from above a
      join above u on u.member_id = a.member_id and u.day = a.day and u.step = a.step + 1
      join changed c on c.member_id = a.member_id and c.day = a.day
    ) h
  ), holding as (
    -- From the member upwards each holds its share of what is left.
    select c.*, a.upper_id, a.child_id, a.step, u.upper_id is null as is_brand,
      coalesce(h.share, 0) as share,
      coalesce(sum(h.share) over (
        partition by c.member_id, c.day, c.category order by a.step rows between unbounded preceding and 1 preceding), 0)::integer as below
    from changed c
    join above a on a.member_id = c.member_id and a.day = c.day
    left join above u on u.member_id = a.member_id and u.day = a.day and u.step = a.step + 1
    left join chosen h on h.upper_id = a.upper_id and h.day = a.day and h.category = c.category and h.above_id = u.upper_id
    where c.was <> c."is"
  ), part as (
    select h.*, case when is_brand then 0 else positions.part_of(h.was, s.share) end as part_was,
      case when is_brand then 0 else positions.part_of(h."is", s.share) end as part_is
    from holding h
    cross join lateral (select greatest(0, least(h.share, 100000 - h.below)) as share) s
  ), owing as (
    select p.*,
      was - coalesce(sum(part_was) over below, 0) as owed_was,
      "is" - coalesce(sum(part_is) over below, 0) as owed_is
    from part p
    window below as (partition by member_id, day, category order by step rows between unbounded preceding and 1 preceding)
  )
  insert into positions.flow as f (upper_id, day, child_id, category, merchant_id, result, owed, held)
  select upper_id, day, child_id, category, merchant_id, sum("is" - was)::bigint, sum(owed_is - owed_was)::bigint,
    sum(case when is_brand then owed_is - owed_was else part_is - part_was end)::bigint
  from owing
  group by upper_id, day, child_id, category, merchant_id
  order by upper_id, day, child_id, category
  on conflict (upper_id, day, child_id, category) do update set
    result = f.result + excluded.result, owed = f.owed + excluded.owed, held = f.held + excluded.held;
  return up_to < counted;
end $$;

revoke execute on function positions.count_results from public;
grant execute on function positions.count_results to lanna_app;
