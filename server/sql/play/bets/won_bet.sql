-- Bets as they were won, by the number of the settlement that says so.
create or replace view bets.won_bet as
select s.number, b.id, b.merchant_id, b.member_id, b.source_id, b.game_code, b.stake, b.payout, b.settled_at
from bets.settlement s
join bets.bet b on b.id = s.bet_id
where s.payout > 0 and b.status = 'won';

grant select on bets.won_bet to lanna_app;
