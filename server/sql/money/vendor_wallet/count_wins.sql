-- Counts a batch for the days of its vendors, in a slot of this connection.
create or replace function vendor_wallet.count_wins(
  p_now timestamptz, p_facts vendor_wallet.facts[], p_decisions vendor_wallet.decision[]
) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  insert into vendor_wallet.win_day as d (vendor_id, currency, day, slot, counted)
  select vendor_id, account_currency, (p_now at time zone 'UTC')::date, pg_backend_pid() % 64, sum(change)
  from (
    select p_facts[n].vendor_id, p_facts[n].account_currency, vendor_wallet.win_change(p_facts[n], p_decisions[n]) as change
    from generate_subscripts(p_decisions, 1) n
  ) moved
  where change <> 0
  group by vendor_id, account_currency
  order by vendor_id, account_currency
  on conflict (vendor_id, currency, day, slot) do update set counted = d.counted + excluded.counted;
end $$;

revoke execute on function vendor_wallet.count_wins from public;
