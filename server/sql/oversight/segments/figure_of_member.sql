-- What members have moved and played in all, for topics that add it up.
create or replace view segments.figure_of_member as
select member_id, merchant_id, deposits, deposit_count, withdrawals, bonuses, stake - payout as ggr
from segments.figure;

grant select on segments.figure_of_member to lanna_app;
