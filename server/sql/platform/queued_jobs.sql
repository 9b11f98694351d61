-- What waits in the queue or runs now; see platform/jobs.
create or replace function platform.queued_jobs() returns setof platform.queued_job
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select t.identifier, j.run_at, j.attempts::integer, j.max_attempts::integer, j.locked_at is not null, left(j.last_error, 500)
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id;
end $$;

revoke execute on function platform.queued_jobs from public;
grant execute on function platform.queued_jobs to lanna_app;
