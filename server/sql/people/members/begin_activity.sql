-- Every member has a row of when they were last here; at first it is the registration.
create or replace function members.begin_activity() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into members.activity (member_id, merchant_id, seen_at) select id, merchant_id, registered_at from added;
  return null;
end $$;

revoke execute on function members.begin_activity from public;
