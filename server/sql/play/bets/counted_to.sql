-- Settled changes up to this number are in the sums, and none with a lower number is still to be committed.
create or replace view bets.counted_to as select summed_to as number from bets.progress;

grant select on bets.counted_to to lanna_app;
