-- Brands change rarely, so every cached session is read again.
create or replace function authentication.brand_of_sessions_changed() returns trigger
language plpgsql
as $$
begin
  perform authentication.notify_session_change('*');
  return null;
end $$;

revoke execute on function authentication.brand_of_sessions_changed from public;
