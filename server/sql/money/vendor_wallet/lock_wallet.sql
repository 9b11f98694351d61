-- Holds a player's account as a batch does, for a caller that decides about a round of theirs: nothing changes between its reading and
-- its writing.
create or replace function vendor_wallet.lock_wallet(p_account bigint) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform ledger.lock_accounts(array[p_account]);
end $$;

revoke execute on function vendor_wallet.lock_wallet from public;
grant execute on function vendor_wallet.lock_wallet to lanna_app;
