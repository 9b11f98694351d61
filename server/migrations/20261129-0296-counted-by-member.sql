-- Read by member and leaderboard alone. An index that begins with the leaderboard was taken for the lookup of one bet as well, and then every bet of it was read for each.
create index counted_by_member on leaderboards.counted (member_id, board_id);
drop index leaderboards.counted_of_member;
