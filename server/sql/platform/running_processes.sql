-- Processes of the portal that have said lately that they run.
create or replace view platform.running_processes as
select id, roles, started_at, seen_at, sockets from platform.running_process;

grant select on platform.running_processes to lanna_app;
