-- What wins of a vendor have come to on a day (UTC) beyond what was staked, as batches that have ended say.
create or replace function vendor_wallet.counted_wins(p_vendor uuid, p_currency text, p_now timestamptz) returns numeric
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
begin
  return coalesce((
    select sum(counted) from vendor_wallet.win_day
    where vendor_id = p_vendor and currency = p_currency and day = (p_now at time zone 'UTC')::date), 0);
end $$;

revoke execute on function vendor_wallet.counted_wins from public;
