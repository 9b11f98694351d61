-- Locks the player accounts among these in the order of their ids, as every path that needs two of them must. House
-- accounts are not locked: everybody would wait there.
create or replace function ledger.lock_players(p_accounts bigint[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
begin
  perform from ledger.account where id = any (p_accounts) and kind = 'player' order by id for no key update;
end $$;

revoke execute on function ledger.lock_players from public;
