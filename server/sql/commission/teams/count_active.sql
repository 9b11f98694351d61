-- Members have become active on days, or are so no more: who was active in the periods of these days is found anew, before and after. Each is counted once
-- a period by each agent, in the child through which the member came on the first active day in that agent's team.
create or replace function teams.count_active(p_members uuid[], p_days date[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  set enable_seqscan = off set enable_nestloop = off set enable_mergejoin = off set work_mem = '64MB' as $$
  with turned as materialized (
    select t.member_id, t.day from unnest(p_members, p_days) t(member_id, day)
  ), period as materialized (
    select distinct t.member_id, p.kind, p.from_day, p.to_day from turned t cross join lateral teams.periods_of(t.day) p
  ), active as materialized (
    select p.member_id, p.kind, p.from_day, a.merchant_id, a.day, a.bets > 0 as is_active, (a.bets > 0) <> (t.day is not null) as was_active
    from period p
    cross join lateral (
      select d.merchant_id, d.day, d.bets from teams.active_day d
      where d.member_id = p.member_id and d.day between p.from_day and p.to_day offset 0) a
    left join turned t on t.member_id = p.member_id and t.day = a.day
    where a.bets > 0 or t.day is not null
  ), span as materialized (
    select member_id, kind, from_day, merchant_id, min(day) filter (where is_active) as first_is, min(day) filter (where was_active) as first_was,
      max(day) as last_day
    from active group by member_id, kind, from_day, merchant_id
  ), first_day as materialized (
    select s.member_id, d.day, max(s.last_day) as last_day
    from span s cross join lateral (values (s.first_is), (s.first_was)) d(day) where d.day is not null
    group by s.member_id, d.day
  ), first_line as materialized (
    select l.* from (select array_agg(member_id) as members, array_agg(day) as days from first_day) f
    cross join lateral agents.lines_on(f.members, f.days) l
  ), moved as materialized (
    -- The first day says it all, unless the line was another one on a later day.
    select distinct f.member_id from first_day f
    join (select member_id, day, min(until_day) as until_day from first_line group by member_id, day) u
      on u.member_id = f.member_id and u.day = f.day
    where u.until_day <= f.last_day
  ), other_day as materialized (
    select distinct a.member_id, a.day
    from active a
    join moved m on m.member_id = a.member_id
    left join first_day f on f.member_id = a.member_id and f.day = a.day
    where f.day is null
  ), line as materialized (
    select member_id, day, agent_id, child_id from first_line
    union all
    select l.member_id, l.day, l.agent_id, l.child_id
    from (select array_agg(member_id) as members, array_agg(day) as days from other_day) o
    cross join lateral agents.lines_on(o.members, o.days) l
  ), looked_at as materialized (
    select a.member_id, a.kind, a.from_day, a.merchant_id, a.day, a.is_active, a.was_active
    from active a join moved m on m.member_id = a.member_id
  ), seen as materialized (
    select l.agent_id, a.kind, a.from_day, a.merchant_id, a.member_id,
      (array_agg(l.child_id order by a.day) filter (where a.is_active))[1] as child_is,
      (array_agg(l.child_id order by a.day) filter (where a.was_active))[1] as child_was
    from looked_at a join line l on l.member_id = a.member_id and l.day = a.day
    group by l.agent_id, a.kind, a.from_day, a.merchant_id, a.member_id
  ), plain as materialized (
    -- Whose line stays the same counts once more, or once less, where the period begins or ceases to have an active day; another first day changes nothing.
    select s.member_id, s.kind, s.from_day, s.merchant_id, coalesce(s.first_is, s.first_was) as day, case when s.first_was is null then 1 else -1 end as members
    from span s left join moved m on m.member_id = s.member_id
    where m.member_id is null and (s.first_is is null) <> (s.first_was is null)
  ), change as materialized (
    select agent_id, kind, from_day, child_id, merchant_id, sum(members)::integer as members
    from (
      select l.agent_id, p.kind, p.from_day, l.child_id, p.merchant_id, p.members
      from plain p join line l on l.member_id = p.member_id and l.day = p.day
      union all
      select s.agent_id, s.kind, s.from_day, c.child_id, s.merchant_id, c.members
      from seen s cross join lateral (values (s.child_is, 1), (s.child_was, -1)) c(child_id, members)
      where c.child_id is not null
    ) c
    group by agent_id, kind, from_day, child_id, merchant_id having sum(members) <> 0
  ), branch as (
    insert into teams.branch_active as b (agent_id, kind, from_day, child_id, merchant_id, members)
    select agent_id, kind, from_day, child_id, merchant_id, members from change
    on conflict (agent_id, kind, from_day, child_id) do update set members = b.members + excluded.members
  )
  insert into teams.team_active as t (agent_id, kind, from_day, merchant_id, members)
  select agent_id, kind, from_day, merchant_id, sum(members)
  from change group by agent_id, kind, from_day, merchant_id
  on conflict (agent_id, kind, from_day) do update set members = t.members + excluded.members;
$$;

revoke execute on function teams.count_active from public;
