-- Puts those who joined by the changes after one number and up to another into the tree as it is counted, and adds them above. Who stands below them
-- already (an older account that was moved before it was first counted) comes along.
create or replace function teams.place_joined(p_after bigint, p_up_to bigint) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  set enable_seqscan = off set enable_nestloop = off set enable_mergejoin = off as $$
begin
  insert into teams.place (member_id, agent_id, is_agent)
  select member_id, to_agent, is_agent from agents.tree_change
  where number > p_after and number <= p_up_to and kind = 'joined';
  with recursive joined as materialized (
    select c.member_id, c.merchant_id, c.to_agent, 1 + coalesce(s.members, 0) as members, c.is_agent::integer + coalesce(s.agents, 0) as agents
    from agents.tree_change c
    left join lateral (select members, agents from teams.size where agent_id = c.member_id offset 0) s on true
    where c.number > p_after and c.number <= p_up_to and c.kind = 'joined' and c.to_agent is not null
  ), above as (
    select to_agent as agent_id, merchant_id, members, agents, 1 as direct from joined
    union all
    select p.agent_id, a.merchant_id, a.members, a.agents, 0
    from above a
    cross join lateral (select k.agent_id from teams.place k where k.member_id = a.agent_id and k.agent_id is not null offset 0) p
  )
  insert into teams.size as s (agent_id, merchant_id, members, agents, direct)
  select agent_id, merchant_id, sum(members), sum(agents), sum(direct) from above group by agent_id, merchant_id
  on conflict (agent_id) do update set members = s.members + excluded.members, agents = s.agents + excluded.agents,
    direct = s.direct + excluded.direct;
end $$;

revoke execute on function teams.place_joined from public;
