-- Notifies open pages of the console that something changed at these brands, as server/src/platform/ops/notify-ops.ts does.
create or replace function vendor_wallet.tell_console(p_type text, p_brands uuid[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  select pg_notify('lanna_ops_push', json_build_object('b', brand, 't', p_type)::text) from unnest(p_brands) brand
$$;

revoke execute on function vendor_wallet.tell_console from public;
