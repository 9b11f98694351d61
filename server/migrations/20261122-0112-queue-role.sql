-- Who works on graphile-worker's schema, which the owner brings up to date; see platform/jobs/prepare-queue.ts for its grants.
do $$
begin
  create role lanna_jobs nologin;
exception when duplicate_object or unique_violation then null;
end $$;
grant lanna_jobs to current_user;
