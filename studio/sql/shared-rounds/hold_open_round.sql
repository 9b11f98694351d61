-- Held by what takes a bet on a round, to its commit: closing waits for it. False once the round takes none.
create or replace function studio.hold_open_round(of_round uuid) returns boolean
language plpgsql security definer set search_path = pg_catalog, studio as $$
begin
  perform from studio.shared_round where id = of_round and state = 'open' and closes_at > clock_timestamp() for share;
  return found;
end $$;
revoke all on function studio.hold_open_round from public;
grant execute on function studio.hold_open_round to lanna_studio;
