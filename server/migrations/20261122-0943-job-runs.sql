-- Runs of the portal's own jobs: when, for how long, with what result. The last ones of each job are kept.
create table platform.job_run (
  id uuid primary key,
  job text not null,
  -- When it was due; null where it is not known.
  due_at timestamptz,
  started_at timestamptz not null,
  finished_at timestamptz,
  outcome text not null default 'running' check (outcome in ('running', 'done', 'failed', 'lost')),
  error text,
  -- How often the queue has tried this one.
  attempt integer not null,
  check ((outcome = 'running') = (finished_at is null))
);
create index job_run_of_job on platform.job_run (job, started_at desc, id desc);
create index job_run_by_time on platform.job_run (started_at desc, id desc);
grant select, insert, update, delete on platform.job_run to lanna_app;

-- Bodies come with server/sql; the queue's own schema is made after this.
create function platform.queue_job(job text) returns void language plpgsql as $$ begin end $$;
create type platform.queued_job as (job text, run_at timestamptz, attempts integer, max_attempts integer, is_running boolean, last_error text);
create function platform.queued_jobs() returns setof platform.queued_job language plpgsql as $$ begin end $$;
