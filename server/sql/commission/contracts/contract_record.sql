-- Every contract that was ever in force, as what computes and pays it reads it: it counts from its first day to its last one, both days of the
-- brand and counted in. One that was replaced before it began ends on the day before its first. Terms: `contractTermsOf` of the contract package.
create or replace view contracts.contract_record as
select id, merchant_id, kind, member_id, upline_id, payer, terms, state, from_day,
  coalesce(last_day, case when state = 'termination_asked' then notice_day end) as last_day
from contracts.contract
where from_day is not null;

grant select on contracts.contract_record to lanna_app;
