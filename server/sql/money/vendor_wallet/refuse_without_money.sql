-- A player cannot stake more than the available balance.
create or replace function vendor_wallet.refuse_without_money(f vendor_wallet.facts) returns vendor_wallet.status
  language sql immutable parallel safe as $$
  select case when not f.is_free and f.amount > f.available then 'RS_ERROR_NOT_ENOUGH_MONEY'::vendor_wallet.status end
$$;

revoke execute on function vendor_wallet.refuse_without_money from public;
