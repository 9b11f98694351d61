-- The lines of many accounts on many days, each as agents.line_on gives it, found level by level: accounts of one team share the look-ups above it.
-- `until_day`: from that day on the line is another one, up to this step; null where nothing is known to change it.
create or replace function agents.lines_on(p_members uuid[], p_days date[])
  returns table (member_id uuid, day date, agent_id uuid, child_id uuid, step integer, until_day date)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  set enable_seqscan = off set enable_nestloop = off set enable_mergejoin = off set work_mem = '64MB' as $$
  with recursive asked as materialized (
    select distinct a.member_id, a.day from unnest(p_members, p_days) a(member_id, day)
  ), place as (
    select a.member_id as id, a.day, l.above, l.is_agent, u.until_day
    from asked a
    left join lateral (
      select k.agent_id as above, k.is_agent from agents.link k
      where k.member_id = a.member_id and k.from_day <= a.day order by k.from_day desc limit 1) l on true
    left join lateral (
      select k.from_day as until_day from agents.link k
      where k.member_id = a.member_id and k.from_day > a.day order by k.from_day limit 1) u on true
    union
    select a.id, a.day, l.above, l.is_agent, u.until_day
    from (select distinct p.above as id, p.day from place p where p.above is not null) a
    left join lateral (
      select k.agent_id as above, k.is_agent from agents.link k
      where k.member_id = a.id and k.from_day <= a.day order by k.from_day desc limit 1) l on true
    left join lateral (
      select k.from_day as until_day from agents.link k
      where k.member_id = a.id and k.from_day > a.day order by k.from_day limit 1) u on true
  ), line as (
    select a.member_id, a.day, a.member_id as agent_id, a.member_id as child_id, 0 as step, p.above, p.is_agent, p.until_day
    from asked a join place p on p.id = a.member_id and p.day = a.day
    union all
    select l.member_id, l.day, p.id, l.agent_id, l.step + 1, p.above, true, least(l.until_day, p.until_day)
    from line l join place p on p.id = l.above and p.day = l.day
  )
  select member_id, day, agent_id, child_id, step, until_day from line where is_agent
$$;

revoke execute on function agents.lines_on from public;
grant execute on function agents.lines_on to lanna_app;
