-- A member's wallet at a brand: an agent's account or a player's, whichever there is, opened the first time it is
-- asked for.
create or replace function ledger.open_wallet(p_merchant uuid, p_currency text, p_member uuid, p_is_agent boolean)
  returns bigint language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  found_id bigint;
begin
  select id into found_id from ledger.account
  where merchant_id = p_merchant and currency = p_currency and owner_id = p_member and is_wallet;
  return coalesce(found_id, ledger.open_account(p_merchant, p_currency,
    case when p_is_agent then 'agent' else 'player_cash' end, p_member));
end $$;

revoke execute on function ledger.open_wallet from public;
grant execute on function ledger.open_wallet to lanna_app;
