-- Up to which settled change of bets the sums of teams hold all.
create or replace view teams.counted_bets as select bets_to as number from teams.progress;

grant select on teams.counted_bets to lanna_app;
