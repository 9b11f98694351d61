-- The bonus whose free rounds a free bet is of, where what they win is bonus money.
create or replace function vendor_wallet.bonus_of_rounds(p_more jsonb) returns uuid
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select b.id from bonuses.free_rounds b where b.id = nullif(p_more ->> 'reward', '')::uuid and b.win_bonus
$$;

revoke execute on function vendor_wallet.bonus_of_rounds from public;
