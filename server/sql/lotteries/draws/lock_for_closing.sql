-- Waits for every slip that is being taken on a draw; none is taken until the end of the caller's transaction.
create or replace function draws.lock_for_closing(p_draw uuid) returns void
  language sql volatile set search_path = pg_catalog, pg_temp as $$ select pg_advisory_xact_lock(draws.lock_key(p_draw)) $$;

revoke execute on function draws.lock_for_closing from public;
grant execute on function draws.lock_for_closing to lanna_app;
