-- What came to a member, or left, and into which figure of teams it belongs; `times` is below zero where a posting was taken back, on the day it
-- counted for. A rule of the ledger (posting_rule) that pays members something new belongs here.
create or replace view teams.money_change as
select n.transfer_id, n.created_at, n.merchant_id, f.member_id, f.figure, n.code, n.event_at, (n.event_at at time zone b.time_zone)::date as day,
  f.sign * n.amount as amount, sign(n.amount)::integer as times, n.takes_back
from ledger.net_transfer n
join brands.brand b on b.id = n.merchant_id
cross join lateral (
  select n.credit_owner_id as member_id, 1 as sign, case
    when n.code = 'deposit' then 'deposit'
    when n.code in ('promotion_reward', 'prize', 'shot_prize', 'mission_reward', 'wheel_prize', 'brand_envelope', 'raffle_prize', 'leaderboard_prize', 'bonus_converted', 'points_converted') then 'bonus'
    when n.code in ('rebate', 'lottery_rebate') then 'rebate'
    when n.code in ('commission', 'salary', 'dividend') then case n.debit_kind when 'agent_pay' then n.code else 'upline_paid' end
    when n.code in ('upline_salary', 'upline_dividend') then 'upline_paid'
  end as figure
  where n.credits_wallet
  union all
  select n.debit_owner_id, case n.code when 'withdrawal_paid' then 1 else -1 end, case n.code
    when 'withdrawal_paid' then 'withdrawal'
    when 'bonus_converted_rollback' then 'bonus'
    when 'lottery_rebate_rollback' then 'rebate' when 'lottery_rebate_shortfall' then 'rebate'
    when 'commission_returned' then 'commission' when 'commission_shortfall' then 'commission'
    when 'salary_returned' then 'salary' when 'salary_shortfall' then 'salary'
    when 'dividend_returned' then 'dividend' when 'dividend_shortfall' then 'dividend'
  end
  where not n.credits_wallet) f
where f.figure is not null and n.posted_code in (
  'deposit', 'withdrawal_paid', 'promotion_reward', 'prize', 'shot_prize', 'mission_reward', 'wheel_prize', 'brand_envelope', 'raffle_prize', 'leaderboard_prize', 'bonus_converted', 'points_converted', 'bonus_converted_rollback', 'rebate', 'lottery_rebate', 'lottery_rebate_rollback', 'lottery_rebate_shortfall',
  'commission', 'commission_returned', 'commission_shortfall', 'salary', 'salary_returned', 'salary_shortfall', 'dividend', 'dividend_returned',
  'dividend_shortfall', 'upline_salary', 'upline_dividend', 'reversal');

grant select on teams.money_change to lanna_app;
