-- A host that moves concerns the brand it leaves and the brand it joins.
create or replace function brands.host_changed() returns trigger
language plpgsql
as $$
begin
  if tg_op <> 'INSERT' then perform brands.notify_change(old.merchant_id); end if;
  if tg_op <> 'DELETE' then perform brands.notify_change(new.merchant_id); end if;
  return null;
end $$;

revoke execute on function brands.host_changed from public;
