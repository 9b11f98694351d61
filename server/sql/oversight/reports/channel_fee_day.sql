-- What payment channels charged by day: of each deposit credited and withdrawal paid the share and the fixed amount in force on its day, rounded down to the
-- ledger's unit once for a channel, direction and day.
create or replace view reports.channel_fee_day as
select m.merchant_id, m.currency, m.day, m.channel_code, m.direction, m.transfers, m.moved, m.is_demo,
  trunc(m.moved * f.share::numeric / 100000)::bigint + m.transfers * f.fixed as amount
from (
  select merchant_id, currency, day, purpose as channel_code, is_demo, case code when 'deposit' then 'in' else 'out' end as direction,
    sum(transfers)::bigint as transfers, sum(credited + debited)::bigint as moved
  from ledger.house_day
  where kind = 'clearing' and code in ('deposit', 'withdrawal_paid')
  group by 1, 2, 3, 4, 5, 6
) m
cross join lateral (
  select share, fixed from reports.channel_fee f
  where f.merchant_id = m.merchant_id and f.channel_code = m.channel_code and f.direction = m.direction and f.from_day <= m.day
  order by f.from_day desc, f.number desc limit 1
) f;

grant select on reports.channel_fee_day to lanna_app;
