-- Read by the release of before alone; reports.ngr_day tells demo players apart and takes off fees.
create or replace view reports.earning_day as
select merchant_id, currency, day, stake - payout as ggr, 0::bigint as bonus, 0::bigint as rebate, 0::bigint as agent_pay, 0::bigint as adjustment,
  category, source, game_code
from bets.game_day
union all
select merchant_id, currency, day, 0, case figure when 'bonus' then amount else 0 end, case figure when 'rebate' then amount else 0 end,
  case figure when 'agent_pay' then amount else 0 end, case figure when 'adjustment' then amount else 0 end,
  null, null, null
from reports.cost_day;

grant select on reports.earning_day to lanna_app;
