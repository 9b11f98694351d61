create or replace function authentication.session_changed() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'UPDATE' then
    -- An update of seen_at alone is not a change of the session.
    new.seen_at := old.seen_at;
    if new is not distinct from old then return null; end if;
  end if;
  perform authentication.notify_session_change(old.member_id::text);
  return null;
end $$;

revoke execute on function authentication.session_changed from public;
