-- The change that closes a bet and moves nothing.
create or replace function bets.closing(p_bet uuid) returns bets.change
  language sql immutable as $$
  select (p_bet, null, null, null, null, null, null, null, null, null, null, null, 0, 0, 0, 0, 0, true, false, null, null, null, null, null, null, null)::bets.change
$$;

revoke execute on function bets.closing from public;
