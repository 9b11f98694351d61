-- A changed brand is announced to every process and every open page; see server/src/platform/push. Whoever changes the
-- row need not think of it, whether that is the console, a script or a person with psql.
create function brands.tell_of_change(brand uuid) returns void
language sql
as $$
  select pg_notify('lanna_push', json_build_object('b', brand, 't', json_build_array('settings_changed'))::text)
$$;

create function brands.merchant_changed() returns trigger
language plpgsql
as $$
begin
  perform brands.tell_of_change(new.id);
  return null;
end $$;

create trigger merchant_changed after update on brands.merchant
for each row when (old.* is distinct from new.*)
execute function brands.merchant_changed();

-- A host that moves concerns the brand it leaves and the brand it joins.
create function brands.host_changed() returns trigger
language plpgsql
as $$
begin
  if tg_op <> 'INSERT' then perform brands.tell_of_change(old.merchant_id); end if;
  if tg_op <> 'DELETE' then perform brands.tell_of_change(new.merchant_id); end if;
  return null;
end $$;

create trigger host_changed after insert or update or delete on brands.merchant_host
for each row execute function brands.host_changed();

revoke execute on function brands.tell_of_change from public;
grant execute on function brands.tell_of_change to lanna_app;
