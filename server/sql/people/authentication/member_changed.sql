create or replace function authentication.member_changed() returns trigger
language plpgsql
as $$
begin
  perform authentication.notify_session_change(old.id::text);
  return null;
end $$;

revoke execute on function authentication.member_changed from public;
