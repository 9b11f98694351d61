-- Runs of jobs as the console shows them.
create or replace view platform.job_runs as select * from platform.job_run;

grant select on platform.job_runs to lanna_app;
