-- Bets whose payout has changed, up or down, by the number of the settlement that says so, with what they come to now.
create or replace view bets.changed_payout as
select s.number, b.id, b.merchant_id, b.member_id, b.source_id, b.game_code, b.stake, b.payout, b.settled_at, b.status, b.category,
  s.recorded_at, s.day
from bets.settlement s
join bets.bet b on b.id = s.bet_id
where s.payout <> 0;

grant select on bets.changed_payout to lanna_app;
