-- The rates an account has on a day: what it was given in each category, and no more than any account above it has. A category in which anybody of the
-- line was given nothing has no row. An account that is no agent on the day has none: agents earn, and what it was given counts from the day it is one.
create or replace function agents.rates_on(p_merchant uuid, p_member uuid, p_day date)
  returns table (category text, rate integer)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  place uuid := p_member;
  above uuid;
  agent boolean;
  given jsonb;
  line jsonb;
begin
  while place is not null loop
    select l.agent_id, l.is_agent into above, agent from agents.link l
    where l.member_id = place and l.merchant_id = p_merchant and l.from_day <= p_day
    order by l.from_day desc limit 1;
    if not found or not agent then
      return;
    end if;
    select coalesce(jsonb_object_agg(g.category, g.rate), '{}') into given from (
      select distinct on (r.category) r.category, r.rate from agents.rate r
      where r.member_id = place and r.merchant_id = p_merchant and r.from_day <= p_day
      order by r.category, r.from_day desc) g;
    if line is null then
      line := given;
    else
      select coalesce(jsonb_object_agg(l.key, least(l.value::integer, (given ->> l.key)::integer)), '{}') into line
      from jsonb_each_text(line) l where given ? l.key;
    end if;
    exit when line = '{}';
    place := above;
  end loop;
  return query select l.key, l.value::integer from jsonb_each_text(coalesce(line, '{}')) l where l.value::integer > 0;
end $$;

revoke execute on function agents.rates_on from public;
grant execute on function agents.rates_on to lanna_app;
