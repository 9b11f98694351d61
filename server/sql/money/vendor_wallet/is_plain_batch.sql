-- Every call is plain, and each player's money and limits last for all of them in their order.
create or replace function vendor_wallet.is_plain_batch(p_facts vendor_wallet.facts[]) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  return bool_and(is_plain and available + won - staked >= 0
      and (kind <> 'bet' or (staked <= stake_left and staked - won <= loss_left) is not false)) from (
    select f.kind, f.available, vendor_wallet.is_plain(f) as is_plain,
      sum(case f.kind when 'bet' then f.amount else 0 end) over calls as staked,
      sum(case f.kind when 'bet' then 0 else f.amount end) over calls as won,
      least(f.stake_left[1], f.stake_left[2], f.stake_left[3]) as stake_left,
      least(f.loss_left[1], f.loss_left[2], f.loss_left[3]) as loss_left
    from unnest(p_facts) f
    window calls as (partition by f.account_id order by f.place rows unbounded preceding)
  ) plain;
end $$;

revoke execute on function vendor_wallet.is_plain_batch from public;
