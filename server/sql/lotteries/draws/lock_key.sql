-- Of the advisory lock of a draw: shared by every slip that is being taken on it, exclusive for the caller that closes or cancels it.
create or replace function draws.lock_key(p_draw uuid) returns bigint
  language sql immutable parallel safe as $$ select hashtextextended('draws.draw ' || p_draw, 0) $$;

revoke execute on function draws.lock_key from public;
grant execute on function draws.lock_key to lanna_app;
