-- Settlements that the sums do not hold yet: how far behind the job that adds them is.
create or replace view bets.settlement_waiting as
select number, merchant_id, recorded_at from bets.settlement where number > (select summed_to from bets.progress);

grant select on bets.settlement_waiting to lanna_app;
