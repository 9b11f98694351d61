-- Keeps when a member was here, some minutes late, so that a call does not write each time.
create or replace function members.note_seen(p_member uuid, p_at timestamptz) returns void
language sql security definer set search_path = '' as $$
  update members.activity set seen_at = p_at where member_id = p_member and seen_at < p_at - interval '5 minutes'
$$;

revoke execute on function members.note_seen from public;
grant execute on function members.note_seen to lanna_app;
