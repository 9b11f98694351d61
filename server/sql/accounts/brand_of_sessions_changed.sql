-- Brands change rarely: everything kept is read again.
create or replace function accounts.brand_of_sessions_changed() returns trigger
language plpgsql
as $$
begin
  perform accounts.tell_of_session_change('*');
  return null;
end $$;

revoke execute on function accounts.brand_of_sessions_changed from public;
