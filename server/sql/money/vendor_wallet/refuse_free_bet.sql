-- A free bet is the brand's money: a vendor gives away what the brand has allowed it, in one bet and in a day, and without
-- an allowance nothing.
create or replace function vendor_wallet.refuse_free_bet(f vendor_wallet.facts) returns vendor_wallet.status
  language sql immutable parallel safe as $$
  select case when f.is_free and (
      f.free_bet_max is null or f.free_bet_day_max is null or f.amount > f.free_bet_max
      or coalesce(f.free_bets_today, 0) + f.amount > f.free_bet_day_max)
    then 'RS_ERROR_LIMIT_REACHED'::vendor_wallet.status end
$$;

revoke execute on function vendor_wallet.refuse_free_bet from public;
