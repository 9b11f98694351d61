-- By how much each bet's contribution to the sums changed, in the order of the numbers: topics above count it once, up to a watermark. `house_payout`: what
-- the house has paid, which is the payout but for bets of members against one another: of them it is the stake less the rake, since the rest is the others'.
create or replace view bets.settled_change as
select number, bet_id, merchant_id, member_id, day, category, bets, stake, free_stake, payout, valid_turnover, recorded_at,
  payout - from_members as house_payout
from bets.settlement;

grant select on bets.settled_change to lanna_app;
