create or replace function payments.brand_added() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform payments.add_sandbox(new.id, new.currency);
  return null;
end $$;

revoke execute on function payments.brand_added from public;
