-- What was played by day and game: the sums, and beside them the settlements that are not added up yet. A sum over it is
-- exact at any moment.
create or replace view bets.game_day as
select merchant_id, day, source, game_code, category, currency, bets, stake, free_stake, payout, valid_turnover
from bets.daily_game_sum
union all
select s.merchant_id, s.day, b.source, b.game_code, s.category, s.currency, s.bets, s.stake, s.free_stake, s.payout,
  s.valid_turnover
from bets.settlement s join bets.bet b on b.id = s.bet_id
where s.number > (select summed_to from bets.progress);

grant select on bets.game_day to lanna_app;
