-- Told twice: to whoever changes the row at once and on the same connection, before the change is committed; to everybody
-- after it. INFO reaches the client whatever its settings, and no log.
create or replace function authentication.notify_session_change(subject text) returns void
language plpgsql
as $$
begin
  raise info using message = 'lanna_session', detail = subject;
  perform pg_notify('lanna_session', subject);
end $$;

revoke execute on function authentication.notify_session_change from public;
grant execute on function authentication.notify_session_change to lanna_app;
