-- What stands on a draw at each brand, and what came of it: for an operator about to correct or cancel it. Asked for one draw at a time.
create or replace view lottery.draw_figures as
select f.*, b.code as brand, b.currency, f.stake - f.paid - f.rebates as ggr
from (
  select draw_id, merchant_id, count(*) as lines, count(*) filter (where state = 'open') as open_lines,
    count(*) filter (where state = 'won') as winners, count(distinct member_id) as players,
    coalesce(sum(stake) filter (where state <> 'refunded'), 0)::bigint as stake,
    coalesce(sum(stake) filter (where state = 'refunded'), 0)::bigint as refunded, sum(payout)::bigint as paid,
    coalesce(sum(lottery.rebated(state, rebate, stake, turnover)), 0)::bigint as rebates
  from lottery.line group by draw_id, merchant_id
) f
join brands.brand b on b.id = f.merchant_id;

grant select on lottery.draw_figures to lanna_app;
