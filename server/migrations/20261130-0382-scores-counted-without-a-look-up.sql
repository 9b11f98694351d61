-- A count is written by `leaderboards.count_settled` alone, for leaderboards it has just read; looked up once more for each bet, they took a fifth of its time. Verification
-- looks for counts of no leaderboard.
alter table leaderboards.counted drop constraint counted_board_id_fkey;
