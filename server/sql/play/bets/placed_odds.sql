-- The price a bet was placed at, in thousandths, and of how many selections it is, where its source says so.
create or replace view bets.placed_odds as select bet_id, odds, selections from bets.bet_odds;

grant select on bets.placed_odds to lanna_app;
