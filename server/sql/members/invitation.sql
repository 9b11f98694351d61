-- Invitation codes of agents, each with how many members registered with it.
create or replace view members.invitation as
select c.merchant_id, c.agent_id, c.code, c.code_key, c.created_at, c.disabled_at,
  (select count(*)::integer from members.profile p
    where p.merchant_id = c.merchant_id and p.affiliate_code_key = c.code_key) as joined,
  c.name
from members.affiliate_code c;

grant select on members.invitation to lanna_app;
