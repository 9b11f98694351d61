-- A brand's settings about betting, for the modules that take bets. A brand for real money that is not open takes none.
create or replace view brands.betting_terms as
select id as merchant_id, code, enabled, games_open and takes_money as games_open, max_stake, time_zone,
  loss_day, loss_week, loss_month, stake_day, stake_week, stake_month, play_minutes, reality_check_minutes, reality_check_minutes_max,
  coalesce(loss_day, loss_week, loss_month, stake_day, stake_week, stake_month, play_minutes) is not null as limits_play
from brands.merchant;

grant select on brands.betting_terms to lanna_app;
