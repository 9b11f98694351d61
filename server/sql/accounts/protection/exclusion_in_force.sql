-- What keeps a member from play: of several what is the person's own before what is only suspected, the self-exclusion before the time-out, and the longest.
create or replace view protection.exclusion_in_force as
select distinct on (a.member_id)
  a.member_id, a.merchant_id, a.found_by, a.since, e.id as exclusion_id, e.kind, e.origin, e.until, e.end_asked_at, e.ends_at, a.suspected
from protection.excluded_account a
join protection.exclusion e on e.id = a.exclusion_id
where a.released_at is null and e.ended_at is null
order by a.member_id, a.suspected, e.kind = 'self_exclusion' desc, e.until desc nulls first, a.since;

grant select on protection.exclusion_in_force to lanna_app;
