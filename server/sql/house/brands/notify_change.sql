-- Announces a changed brand to every process and every open page; see server/src/platform/push. A trigger, so
-- that changes by the console, a script or psql are all announced.
create or replace function brands.notify_change(brand uuid) returns void
language sql
as $$
  select pg_notify('lanna_push', json_build_object('b', brand, 't', json_build_array('settings_changed'))::text)
$$;

revoke execute on function brands.notify_change from public;
grant execute on function brands.notify_change to lanna_app;
