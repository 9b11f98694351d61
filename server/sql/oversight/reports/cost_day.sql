-- What a brand gave away by day, code by code, as NGR counts it: docs/figures.md says what each figure is. Costs are what left the house's own accounts for
-- members, less what came back; money that moves within the house (a free bet's stake) is none. What channels charge follows from what went through them.
create or replace view reports.cost_day as
select merchant_id, currency, day, f.figure, code, debited - credited as amount, is_demo
from ledger.house_day
cross join lateral (select case
  when kind = 'agent_pay' then 'agent_pay'
  when kind = 'adjustment' or kind = 'promotion' and code = 'debt_forgiven' then 'adjustment'
  when kind = 'promotion' and code = 'rebate' then 'rebate'
  when kind = 'house_game' and code in ('lottery_rebate', 'lottery_rebate_rollback', 'lottery_rebate_shortfall') then 'rebate'
  when kind = 'promotion' and code in ('promotion_reward', 'prize', 'shot_prize', 'mission_reward', 'wheel_prize', 'reversal') then 'bonus'
  -- Bonus money and what is put into a pool cost on their day; what of a bonus is lost in play, or goes back, is less.
  when kind = 'promotion' and code in ('pool_funded', 'pool_returned', 'bonus_granted', 'bonus_forfeited') then 'bonus'
  when kind in ('vendor_settlement', 'house_game') and code in ('bonus_bet', 'bonus_bet_rollback', 'bonus_win', 'bonus_win_rollback') then 'bonus'
end as figure) f
where f.figure is not null
union all
select merchant_id, currency, day, 'fee', case direction when 'in' then 'channel_fee_deposit' else 'channel_fee_withdrawal' end, amount, is_demo
from reports.channel_fee_day;

grant select on reports.cost_day to lanna_app;
