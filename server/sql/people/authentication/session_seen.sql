create or replace function authentication.session_seen() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform members.note_seen(new.member_id, new.seen_at);
  return null;
end $$;

revoke execute on function authentication.session_seen from public;
