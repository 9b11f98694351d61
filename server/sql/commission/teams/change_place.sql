-- Puts an account below another agent, with all who are below it, or makes an agent of it.
create or replace function teams.change_place(p_merchant uuid, p_member uuid, p_agent uuid, p_is_agent boolean) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  was teams.place;
  below_members bigint;
  below_agents bigint;
begin
  select * into was from teams.place where member_id = p_member;
  select coalesce(max(members), 0), coalesce(max(agents), 0) into below_members, below_agents from teams.size where agent_id = p_member;
  perform teams.grow(p_merchant, was.agent_id, -1 - below_members, -coalesce(was.is_agent, false)::integer - below_agents, -1);
  insert into teams.place values (p_member, p_agent, p_is_agent)
  on conflict (member_id) do update set agent_id = excluded.agent_id, is_agent = excluded.is_agent;
  perform teams.grow(p_merchant, p_agent, 1 + below_members, p_is_agent::integer + below_agents, 1);
end $$;

revoke execute on function teams.change_place from public;
