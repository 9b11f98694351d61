-- A player's own seed, once and only until the round opens; opening waits for those that are being written.
create or replace function studio.add_shared_seed(of_round uuid, of_player uuid, own_seed text) returns boolean
language plpgsql security definer set search_path = pg_catalog, studio as $$
begin
  perform from studio.shared_round where id = of_round and state = 'announced' and opens_at > clock_timestamp() for no key update;
  if not found then return false; end if;
  insert into studio.shared_round_seed (round_id, place, player_id, seed)
  select of_round, count(*) + 1, of_player, own_seed from studio.shared_round_seed where round_id = of_round
  having count(*) < 1000
  on conflict (round_id, player_id) do nothing;
  return found;
end $$;
revoke all on function studio.add_shared_seed from public;
grant execute on function studio.add_shared_seed to lanna_studio;
