create or replace function catalogue.changed_everywhere() returns trigger
language plpgsql
as $$
begin
  perform catalogue.notify_change('*');
  return null;
end $$;

revoke execute on function catalogue.changed_everywhere from public;
