-- The stricter of the brand's largest stake and the member's own; of a bet that reserves more than it plays for certain, that part counts.
create or replace function vendor_wallet.refuse_above_limit(f vendor_wallet.facts) returns vendor_wallet.status
  language sql immutable parallel safe as $$
  select case when not f.is_free and coalesce((f.more ->> 'at_stake')::bigint, f.amount) > f.max_stake then 'RS_ERROR_LIMIT_REACHED'::vendor_wallet.status end
$$;

revoke execute on function vendor_wallet.refuse_above_limit from public;
