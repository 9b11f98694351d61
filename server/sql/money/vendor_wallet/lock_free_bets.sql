-- Holds what vendors have given away today, where this batch would give more: in the order of brands and vendors, after the
-- players, as every path does.
create or replace function vendor_wallet.lock_free_bets(p_now timestamptz, p_calls vendor_wallet.call[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
begin
  insert into vendor_wallet.free_bet_day as d (merchant_id, vendor_id, day, amount)
  select merchant_id, vendor_id, day, 0
  from (
    select distinct a.merchant_id, u.vendor_id, (p_now at time zone terms.time_zone)::date as day
    from unnest(p_calls) u
    join ledger.available_balance a using (account_id)
    join brands.betting_terms terms using (merchant_id)
    where u.is_free
  ) wanted
  order by merchant_id, vendor_id
  on conflict (merchant_id, vendor_id, day) do update set amount = d.amount;
end $$;

revoke execute on function vendor_wallet.lock_free_bets from public;
