-- Holds the wallets of these owners as a bet does: a caller that changes what bets are checked by waits for those on their way, and those that
-- come after see the change.
create or replace function ledger.lock_wallets(p_owners uuid[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform ledger.lock_accounts(array(
    select a.account_id from ledger.available_balance a where a.is_wallet and a.owner_id = any (p_owners)));
end $$;

revoke execute on function ledger.lock_wallets from public;
grant execute on function ledger.lock_wallets to lanna_app;
