-- What was played by day and game: the sums, and beside them the settlements that are not added up yet. A sum over it is
-- exact at any moment. What demo players played is told apart: the sums are of all, so it is taken out of them once and put beside them once.
create or replace view bets.game_day as
select merchant_id, day, source, game_code, category, currency, bets, stake, free_stake, payout, valid_turnover, false as is_demo
from bets.daily_game_sum
union all
select merchant_id, day, source, game_code, category, currency, -bets, -stake, -free_stake, -payout, -valid_turnover, false
from bets.demo_game_sum
union all
select merchant_id, day, source, game_code, category, currency, bets, stake, free_stake, payout, valid_turnover, true
from bets.demo_game_sum
union all
select s.merchant_id, s.day, b.source, b.game_code, s.category, s.currency, s.bets, s.stake, s.free_stake, s.payout,
  s.valid_turnover, p.member_id is not null
from bets.settlement s join bets.bet b on b.id = s.bet_id left join members.demo_members() p on p.member_id = s.member_id
where s.number > (select summed_to from bets.progress);

grant select on bets.game_day to lanna_app;
