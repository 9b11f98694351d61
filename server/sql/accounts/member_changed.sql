create or replace function accounts.member_changed() returns trigger
language plpgsql
as $$
begin
  perform accounts.tell_of_session_change(old.id::text);
  return null;
end $$;

revoke execute on function accounts.member_changed from public;
