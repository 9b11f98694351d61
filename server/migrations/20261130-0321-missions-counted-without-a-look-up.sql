-- A count is written by `missions.count_settled` alone, for steps it holds; looked up once more for each bet and step, they took more than half of its time. Verification
-- looks for counts of no step.
alter table missions.counted drop constraint counted_progress_id_fkey;
