-- Notifies twice: the changing process at once on the same connection, before the commit; every process after
-- it. INFO reaches the client whatever its settings, and is not logged.
create or replace function authentication.notify_session_change(subject text) returns void
language plpgsql
as $$
begin
  raise info using message = 'lanna_session', detail = subject;
  perform pg_notify('lanna_session', subject);
end $$;

revoke execute on function authentication.notify_session_change from public;
grant execute on function authentication.notify_session_change to lanna_app;
