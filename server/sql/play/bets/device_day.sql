-- What was played by day and kind of device: the sums, and beside them the settlements that are not added up yet, without demo players.
create or replace view bets.device_day as
select merchant_id, day, device, currency, bets, stake, payout from bets.daily_device_sum
union all
select s.merchant_id, s.day, d.device, s.currency, s.bets, s.stake, s.payout
from bets.settlement s join bets.bet b on b.id = s.bet_id
cross join lateral members.device_at(b.member_id, b.placed_at) d
where s.number > (select summed_to from bets.progress)
  and not exists (select from members.demo_members() p where p.member_id = s.member_id);

grant select on bets.device_day to lanna_app;
