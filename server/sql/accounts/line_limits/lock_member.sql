-- Holds a member's wallet as every bet does: a limit or a suspension holds for each bet after it, and for none before.
create or replace function line_limits.lock_member(p_merchant uuid, p_member uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
begin
  perform ledger.lock_accounts(array(
    select account_id from ledger.available_balance where merchant_id = p_merchant and owner_id = p_member and is_wallet));
end $$;

revoke execute on function line_limits.lock_member from public;
grant execute on function line_limits.lock_member to lanna_app;
