-- For whom what a member does on a day counts: the member (an agent counts for the own team), then each agent above, with the child through which it comes.
create or replace function agents.line_on(p_merchant uuid, p_member uuid, p_day date)
  returns table (agent_id uuid, child_id uuid, step integer)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  place uuid := p_member;
  above uuid;
  agent boolean;
  steps integer := 0;
begin
  loop
    select l.agent_id, l.is_agent into above, agent from agents.link l
    where l.member_id = place and l.merchant_id = p_merchant and l.from_day <= p_day
    order by l.from_day desc limit 1;
    exit when not found;
    if steps = 0 and agent then
      return query select place, place, 0;
    end if;
    exit when above is null;
    steps := steps + 1;
    return query select above, place, steps;
    place := above;
  end loop;
end $$;

revoke execute on function agents.line_on from public;
grant execute on function agents.line_on to lanna_app;
