-- Adds those who joined by the changes after one number and up to another to the teams above them, on the day of their registration.
create or replace function teams.count_joined(p_after bigint, p_up_to bigint) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  set enable_seqscan = off set enable_nestloop = off set enable_mergejoin = off set work_mem = '64MB' as $$
declare
  merchants uuid[];
  members uuid[];
  days date[];
  agent_flags boolean[];
begin
  select array_agg(c.merchant_id), array_agg(c.member_id), array_agg((c.at at time zone b.time_zone)::date), array_agg(c.is_agent)
  into merchants, members, days, agent_flags
  from agents.tree_change c join brands.brand b on b.id = c.merchant_id
  where c.number > p_after and c.number <= p_up_to and c.kind = 'joined';
  if members is null then
    return;
  end if;
  perform agents.close_days(merchants, days);
  with along as materialized (
    select l.agent_id, l.day, l.child_id, j.merchant_id, count(*) as joined, count(*) filter (where j.is_agent) as joined_agents
    from unnest(merchants, members, agent_flags) j(merchant_id, member_id, is_agent)
    join agents.lines_on(members, days) l on l.member_id = j.member_id
    where l.step > 0
    group by l.agent_id, l.day, l.child_id, j.merchant_id
  ), branch as (
    insert into teams.branch_money as b (agent_id, day, child_id, merchant_id, joined, joined_agents)
    select agent_id, day, child_id, merchant_id, joined, joined_agents from along
    on conflict (agent_id, day, child_id) do update set joined = b.joined + excluded.joined, joined_agents = b.joined_agents + excluded.joined_agents
  )
  insert into teams.team_money as t (agent_id, day, merchant_id, joined, joined_agents)
  select agent_id, day, merchant_id, sum(joined), sum(joined_agents) from along group by agent_id, day, merchant_id
  on conflict (agent_id, day) do update set joined = t.joined + excluded.joined, joined_agents = t.joined_agents + excluded.joined_agents;
end $$;

revoke execute on function teams.count_joined from public;
