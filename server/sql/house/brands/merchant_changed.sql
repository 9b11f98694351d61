create or replace function brands.merchant_changed() returns trigger
language plpgsql
as $$
begin
  perform brands.notify_change(new.id);
  return null;
end $$;

revoke execute on function brands.merchant_changed from public;
