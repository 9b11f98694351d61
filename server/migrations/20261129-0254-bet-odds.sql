-- The price a bet was placed at: what one unit comes back as, in thousandths; of several selections the least it can win at. Of sources that say it.
create table bets.bet_odds (
  bet_id uuid primary key,
  odds integer not null check (odds >= 0)
);
grant select on bets.bet_odds to lanna_app;
