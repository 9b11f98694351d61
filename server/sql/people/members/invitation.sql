-- Invitation codes of agents, each with how many members registered with it.
create or replace view members.invitation as
select c.merchant_id, c.agent_id, c.code, c.code_key, c.created_at, c.disabled_at,
  (select count(*)::integer from members.profile p
    where p.merchant_id = c.merchant_id and p.affiliate_code_key = c.code_key) as joined,
  c.name, c.expires_on, c.uses_max,
  (select coalesce(jsonb_object_agg(r.category, r.rate), '{}') from members.affiliate_rate r
    where r.merchant_id = c.merchant_id and r.code_key = c.code_key) as rates
from members.affiliate_code c;

grant select on members.invitation to lanna_app;
