-- Adds so many to an agent and to each above it; so many stand directly below the first.
create or replace function teams.grow(p_merchant uuid, p_agent uuid, p_members bigint, p_agents bigint, p_direct bigint) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  at_agent uuid := p_agent;
  directly bigint := p_direct;
begin
  while at_agent is not null loop
    insert into teams.size as s (agent_id, merchant_id, members, agents, direct) values (at_agent, p_merchant, p_members, p_agents, directly)
    on conflict (agent_id) do update set members = s.members + excluded.members, agents = s.agents + excluded.agents,
      direct = s.direct + excluded.direct;
    directly := 0;
    select k.agent_id into at_agent from teams.place k where k.member_id = at_agent;
  end loop;
end $$;

revoke execute on function teams.grow from public;
