-- Every call is plain, and each player's money lasts for all of them in their order.
create or replace function vendor_wallet.is_plain_batch(p_facts vendor_wallet.facts[]) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  return bool_and(is_plain and lasting >= 0) from (
    select vendor_wallet.is_plain(f) as is_plain,
      f.available + sum(case f.kind when 'bet' then -f.amount else f.amount end) over (
        partition by f.account_id order by f.place rows unbounded preceding) as lasting
    from unnest(p_facts) f
  ) plain;
end $$;

revoke execute on function vendor_wallet.is_plain_batch from public;
