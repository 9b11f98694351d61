-- Registrations by day of the brand's: the days that are added up, and beside them everybody who registered after those.
create or replace view reports.registered as
select merchant_id, day, source, code, members from reports.registration_day
union all
select r.merchant_id, (r.registered_at at time zone b.time_zone)::date, r.source, r.code, 1
from brands.brand b
left join reports.registration_progress p on p.merchant_id = b.id
join members.registration r on r.merchant_id = b.id
  and r.registered_at >= (coalesce(p.summed_to + 1, date '0001-01-01')::timestamp at time zone b.time_zone);

grant select on reports.registered to lanna_app;
