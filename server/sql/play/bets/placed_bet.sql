-- Who has placed bets, and when: for counts of a stretch of time within a brand.
create or replace view bets.placed_bet as
select merchant_id, member_id, placed_at from bets.bet;

grant select on bets.placed_bet to lanna_app;
