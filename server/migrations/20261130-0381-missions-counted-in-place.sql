-- A step's figures move with every stretch of bets. An index that names one of them takes a new entry of each index for it: so whether a step is to be moved is a column
-- of its own, that changes when it is reached or taken back and at no bet before, and rows leave room for their next versions.
alter table missions.progress
  add column is_due boolean not null generated always as (state = 'open' and progress >= goal or state = 'done' and progress < goal) stored,
  -- Of a step of different games: those that count by now. Empty of one that was counted before this column: its next bet looks them up.
  add column games text[] not null default '{}';
alter table missions.progress set (fillfactor = 70);
create index progress_due on missions.progress (id) where is_due;
drop index missions.progress_reached;
drop index missions.progress_taken_back;
-- A bet counts for periods that end after it, which are few; those that began before it are all a member ever had.
create index progress_by_end on missions.progress (member_id, ends_at);
drop index missions.progress_of_member;
