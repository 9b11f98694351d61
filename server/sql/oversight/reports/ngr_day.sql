-- What a brand earned and what it gave away by day: GGR of settled bets beside the costs of `reports.cost_day`. GGR alone knows of which game it is.
create or replace view reports.ngr_day as
select merchant_id, currency, day, stake - payout as ggr, 0::bigint as bonus, 0::bigint as rebate, 0::bigint as agent_pay, 0::bigint as adjustment,
  category, source, game_code, 0::bigint as fee, is_demo
from bets.game_day
union all
select merchant_id, currency, day, 0, case figure when 'bonus' then amount else 0 end, case figure when 'rebate' then amount else 0 end,
  case figure when 'agent_pay' then amount else 0 end, case figure when 'adjustment' then amount else 0 end,
  null, null, null, case figure when 'fee' then amount else 0 end, is_demo
from reports.cost_day;

grant select on reports.ngr_day to lanna_app;
