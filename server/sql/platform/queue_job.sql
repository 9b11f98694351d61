-- Has a job run as soon as a worker is free. One that waits already is brought forward instead of queued twice; one that has
-- failed for good is tried once more. For the console, whose calls have no right to the queue itself.
create or replace function platform.queue_job(job text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform graphile_worker.add_job(
    identifier => job, job_key => job, job_key_mode => 'replace', run_at => now(), max_attempts => 5);
end $$;

revoke execute on function platform.queue_job from public;
grant execute on function platform.queue_job to lanna_app;
