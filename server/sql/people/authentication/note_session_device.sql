-- A member who logs in is known by the kind of device from then on.
create or replace function authentication.note_session_device() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform members.note_device(new.member_id, new.user_agent, new.created_at);
  return null;
end $$;

revoke execute on function authentication.note_session_device from public;
