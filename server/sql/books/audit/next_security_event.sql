create or replace function audit.next_security_event() returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_current_xact_id();
  return nextval('audit.security_event_number');
end $$;

revoke execute on function audit.next_security_event from public;
grant execute on function audit.next_security_event to lanna_app;
