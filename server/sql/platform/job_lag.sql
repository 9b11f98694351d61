-- How the queue is: jobs that are due and not begun, how long the first of them has waited, and those given up. The queue's
-- own tables are open to its workers alone.
create or replace function platform.job_lag() returns table (waiting bigint, lag_seconds integer, failed bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select count(*) filter (where due), coalesce(max(extract(epoch from now() - run_at)) filter (where due), 0)::integer,
    count(*) filter (where attempts >= max_attempts and locked_at is null)
  from (
    select *, run_at <= now() and locked_at is null and attempts < max_attempts as due from graphile_worker.jobs
  ) job
$$;

revoke execute on function platform.job_lag from public;
grant execute on function platform.job_lag to lanna_app;
