-- What the accounts of the house moved by day of the brand's and transfer code: the sums, and beside them the transfers
-- that are not rolled up yet. A sum over it is exact at any moment. What moved with demo players is told apart: the sums are of all, so it is taken out of
-- them once and put beside them once.
create or replace view ledger.house_day as
select a.merchant_id, a.currency, a.kind, a.owner_id, a.purpose, d.day, d.code, d.transfers, d.credited, d.debited, false as is_demo
from ledger.house_daily_sum d join ledger.account a on a.id = d.account_id
union all
select a.merchant_id, a.currency, a.kind, a.owner_id, a.purpose, d.day, d.code, -d.transfers, -d.credited, -d.debited, false
from ledger.demo_daily_sum d join ledger.account a on a.id = d.account_id
union all
select a.merchant_id, a.currency, a.kind, a.owner_id, a.purpose, d.day, d.code, d.transfers, d.credited, d.debited, true
from ledger.demo_daily_sum d join ledger.account a on a.id = d.account_id
union all
select a.merchant_id, a.currency, a.kind, a.owner_id, a.purpose, (t.event_at at time zone z.time_zone)::date, t.code, 1,
  s.credited, s.debited, exists (select from ledger.account x join ledger.demo_owner o on o.owner_id = x.owner_id where x.id in (s.account, s.other))
from ledger.transfers_after((select rolled_up_to from ledger.progress)) t
cross join lateral (values (t.debit_account, t.credit_account, 0, t.amount), (t.credit_account, t.debit_account, t.amount, 0))
  as s(account, other, credited, debited)
join ledger.account a on a.id = s.account and not a.inline
join brands.brand z on z.id = a.merchant_id;

grant select on ledger.house_day to lanna_app;
