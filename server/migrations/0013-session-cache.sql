-- Processes keep the sessions they have read; see server/src/modules/accounts/session-changes.ts. Whoever changes what a
-- session rests on need not think of that, whether that is the console, a job or a person with psql.

-- Told twice: to whoever changes the row at once and on the same connection, before the change is committed; to everybody
-- after it. INFO reaches the client whatever its settings, and no log.
create function accounts.tell_of_session_change(subject text) returns void
language plpgsql
as $$
begin
  raise info using message = 'lanna_session', detail = subject;
  perform pg_notify('lanna_session', subject);
end $$;

create function accounts.session_changed() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'UPDATE' then
    -- That somebody was here changes nothing about the session.
    new.seen_at := old.seen_at;
    if new is not distinct from old then return null; end if;
  end if;
  perform accounts.tell_of_session_change(old.member_id::text);
  return null;
end $$;

create trigger session_changed after update or delete on accounts.session
for each row execute function accounts.session_changed();

create function accounts.member_changed() returns trigger
language plpgsql
as $$
begin
  perform accounts.tell_of_session_change(old.id::text);
  return null;
end $$;

create trigger member_changed after update on accounts.member
for each row when (old.* is distinct from new.*)
execute function accounts.member_changed();

-- Brands change rarely: everything kept is read again.
create function accounts.brand_of_sessions_changed() returns trigger
language plpgsql
as $$
begin
  perform accounts.tell_of_session_change('*');
  return null;
end $$;

create trigger brand_of_sessions_changed after update or delete on brands.merchant
for each row execute function accounts.brand_of_sessions_changed();

revoke execute on function accounts.tell_of_session_change from public;
grant execute on function accounts.tell_of_session_change to lanna_app;
