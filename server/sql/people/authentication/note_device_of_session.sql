-- A game is opened from a session, which may be another than the one that was opened last.
create or replace function authentication.note_device_of_session(p_session uuid, p_at timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  select members.note_device(s.member_id, s.user_agent, p_at) from authentication.session s where s.id = p_session
$$;

revoke execute on function authentication.note_device_of_session from public;
grant execute on function authentication.note_device_of_session to lanna_app;
