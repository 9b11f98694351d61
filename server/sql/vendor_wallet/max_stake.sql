-- The brand's limit in 1/100 000 units, with the default that server/src/modules/brands/brand.ts gives. A setting that is
-- no amount refuses every stake: a protection that cannot be read must not vanish.
create or replace function vendor_wallet.max_stake(p_settings jsonb) returns bigint
  language sql immutable as $$
  select case
    when not p_settings ? 'maxStake' then 5000000000
    when p_settings ->> 'maxStake' ~ '^\d{1,14}(\.\d{1,5})?$'
      then least((p_settings ->> 'maxStake')::numeric * 100000, 9223372036854775807)::bigint
    else 0
  end
$$;

revoke execute on function vendor_wallet.max_stake from public;
