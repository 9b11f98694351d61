-- The bound on what counts of a bet as turnover, once one of its wins is taken back: the least that another one says, or the largest number
-- there is for none.
create or replace function vendor_wallet.turnover_without(p_bet uuid, p_win uuid) returns bigint
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
begin
  return (
    select coalesce(min((w.more ->> 'valid_turnover')::bigint), 9223372036854775807)
    from vendor_wallet.provider_tx w
    where w.bet_id = p_bet and w.kind = 'win' and w.transaction_uuid <> p_win and not exists (
      select from vendor_wallet.rollback_of u
      where u.vendor_id = w.vendor_id and u.reference_uuid = w.transaction_uuid and u.account_id = w.account_id));
end $$;

revoke execute on function vendor_wallet.turnover_without from public;
