-- A member who has logged out places no bets.
create or replace function vendor_wallet.refuse_expired_token(f vendor_wallet.facts) returns vendor_wallet.status
  language sql immutable parallel safe as $$
  select case when f.token_expired then 'RS_ERROR_TOKEN_EXPIRED'::vendor_wallet.status end
$$;

revoke execute on function vendor_wallet.refuse_expired_token from public;
