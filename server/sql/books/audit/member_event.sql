-- The security record of members, for callers that may read it of one of them, or ask who came from where.
create or replace view audit.member_event as
select e.id, e.number, e.merchant_id, e.member_id, e.kind, e.session_id, e.address, e.country, e.device, e.before, e.after, e.at,
  e.number <= coalesce((select max(b.last_event) from audit.security_block b), 0) as is_sealed
from audit.security_event e;

grant select on audit.member_event to lanna_app;
