-- Without the id: a look-up of one bet by its id must have the primary key for its only index, or a plan made while the
-- table was empty may read this one from end to end. Bets of one moment are few, and sorted as they are read.
drop index bets.bet_of_member;
create index bet_of_member on bets.bet (member_id, placed_at desc);
