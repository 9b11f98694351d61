-- A member's own limits as decisions about bets read them.
create or replace view protection.play_limits as
select member_id, loss_day, loss_week, loss_month, stake_day, stake_week, stake_month, session, reality_check,
  coalesce(loss_day, loss_week, loss_month, stake_day, stake_week, stake_month, session) is not null as limits_play
from protection.own_limits;

grant select on protection.play_limits to lanna_app;
