-- Held while a shot is numbered, and while a round is drawn from its shots.
create or replace function draws.lock_shots(p_draw uuid) returns void
  language sql volatile set search_path = pg_catalog, pg_temp as
  $$ select pg_advisory_xact_lock(hashtextextended('draws.shots ' || p_draw, 0)) $$;

revoke execute on function draws.lock_shots from public;
grant execute on function draws.lock_shots to lanna_app;
