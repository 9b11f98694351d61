-- The brand is open, and carries the vendor.
create or replace function vendor_wallet.refuse_closed_partner(f vendor_wallet.facts) returns vendor_wallet.status
  language sql immutable parallel safe as $$
  select case when not f.brand_enabled or f.vendor_enabled is not true then 'RS_ERROR_INVALID_PARTNER'::vendor_wallet.status end
$$;

revoke execute on function vendor_wallet.refuse_closed_partner from public;
