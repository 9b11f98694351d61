-- Members who are disabled, or have excluded themselves, do not bet.
create or replace function vendor_wallet.refuse_inactive_member(f vendor_wallet.facts) returns vendor_wallet.status
  language sql immutable parallel safe as $$
  select case when f.member_status <> 'active' then 'RS_ERROR_USER_DISABLED'::vendor_wallet.status end
$$;

revoke execute on function vendor_wallet.refuse_inactive_member from public;
