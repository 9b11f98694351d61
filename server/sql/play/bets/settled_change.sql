-- By how much each bet's contribution to the sums changed, in the order of the numbers: topics above count it once, up to a watermark.
create or replace view bets.settled_change as
select number, bet_id, merchant_id, member_id, day, category, bets, stake, free_stake, payout, valid_turnover, recorded_at
from bets.settlement;

grant select on bets.settled_change to lanna_app;
