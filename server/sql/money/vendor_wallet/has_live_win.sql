-- Whether a bet's transaction has been paid in its own bet on record and still is. A prize that named it before it came was
-- paid in another round, and is no win of it.
create or replace function vendor_wallet.has_live_win(p_vendor uuid, p_transaction uuid, p_bet uuid) returns boolean
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
begin
  return exists (
    select from vendor_wallet.provider_tx w
    where w.bet_id = p_bet and w.kind = 'win' and w.reference_uuid = p_transaction
      and not exists (
        select from vendor_wallet.rollback_of u
        where u.vendor_id = p_vendor and u.reference_uuid = w.transaction_uuid and u.account_id = w.account_id));
end $$;

revoke execute on function vendor_wallet.has_live_win from public;
