-- What limits of today, this week and this month leave after some money: of each of them, or where `p_of` says so.
create or replace function vendor_wallet.moved_limits(p_left bigint[], p_by bigint, p_of boolean[]) returns bigint[]
  language sql immutable parallel safe as $$
  select array[
    p_left[1] + case when p_of is null or p_of[1] then p_by else 0 end,
    p_left[2] + case when p_of is null or p_of[2] then p_by else 0 end,
    p_left[3] + case when p_of is null or p_of[3] then p_by else 0 end]
$$;

revoke execute on function vendor_wallet.moved_limits from public;
