-- A player plays in the currency of the wallet.
create or replace function vendor_wallet.refuse_wrong_currency(f vendor_wallet.facts) returns vendor_wallet.status
  language sql immutable parallel safe as $$
  select case when f.currency <> f.account_currency then 'RS_ERROR_WRONG_CURRENCY'::vendor_wallet.status end
$$;

revoke execute on function vendor_wallet.refuse_wrong_currency from public;
