-- Who played on a day of the brand's, in which category, and from when on, as bets.game_day is by game.
create or replace view bets.member_day as
select merchant_id, member_id, day, category, currency, bets, stake, free_stake, payout, valid_turnover, first_at
from bets.daily_sum
union all
select merchant_id, member_id, day, category, currency, bets, stake, free_stake, payout, valid_turnover, recorded_at
from bets.settlement
where number > (select summed_to from bets.progress);

grant select on bets.member_day to lanna_app;
