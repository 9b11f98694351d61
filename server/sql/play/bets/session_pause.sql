-- A longer pause between two bets begins another play session.
create or replace function bets.session_pause() returns interval
  language sql immutable parallel safe as $$ select interval '30 minutes' $$;

revoke execute on function bets.session_pause from public;
grant execute on function bets.session_pause to lanna_app;
