-- How much of a bet's transaction has been given back as not played, by wins that name it, stand and are paid.
create or replace function vendor_wallet.unused_of(p_vendor uuid, p_transaction uuid, p_bet uuid) returns bigint
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
begin
  return (
    select coalesce(sum((w.more ->> 'unused_stake')::bigint), 0)
    from vendor_wallet.provider_tx w
    where w.bet_id = p_bet and w.kind = 'win' and w.reference_uuid = p_transaction and w.more ? 'unused_stake'
      and not exists (
        select from vendor_wallet.rollback_of u
        where u.vendor_id = p_vendor and u.reference_uuid = w.transaction_uuid and u.account_id = w.account_id)
      and not exists (
        select from vendor_wallet.held_win h
        where h.vendor_id = p_vendor and h.transaction_uuid = w.transaction_uuid and h.state in ('refused', 'undone')));
end $$;

revoke execute on function vendor_wallet.unused_of from public;
