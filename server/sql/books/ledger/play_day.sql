-- What bets moved between members and the other sides of bets (vendors, the brand's own games) by day and code. What members keep at a vendor is not in
-- it, since it is not played here; nor is bonus money, whose record is its own; nor are rebates of lotteries, which the brand's games give beside what was won. A code that these sides get belongs
-- here or there: server/src/books-of-codes.test.ts.
create or replace view ledger.play_day as
select merchant_id, currency, kind, owner_id, purpose, day, code, transfers, credited, debited, is_demo
from ledger.house_day
where kind in ('vendor_settlement', 'house_game')
  and code not in ('bonus_bet', 'bonus_bet_rollback', 'bonus_win', 'bonus_win_rollback', 'to_vendor', 'from_vendor', 'lottery_rebate', 'lottery_rebate_rollback', 'lottery_rebate_shortfall');

grant select on ledger.play_day to lanna_app;
