-- Calls to gateways that are on, and whether they were answered: topics above tell from it which one fails.
create or replace view payments.gateway_answer as
select g.code, g.name, c.at, c.outcome in ('ok', 'accepted', 'refused', 'ended', 'pending', 'unknown', 'closed', 'ready') as answered, c.times
from payments.gateway_call c join payments.gateway g on g.id = c.gateway_id
where c.direction = 'out' and g.enabled;

grant select on payments.gateway_answer to lanna_app;
