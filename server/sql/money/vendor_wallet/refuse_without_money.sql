-- A player cannot stake more than the available balance, and the bonus where it may be played.
create or replace function vendor_wallet.refuse_without_money(f vendor_wallet.facts) returns vendor_wallet.status
  language sql immutable parallel safe as $$
  select case when not f.is_free and f.amount > f.available + case when f.bonus_open then f.bonus_available else 0 end then 'RS_ERROR_NOT_ENOUGH_MONEY'::vendor_wallet.status end
$$;

revoke execute on function vendor_wallet.refuse_without_money from public;
