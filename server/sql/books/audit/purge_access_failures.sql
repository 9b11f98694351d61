-- Deletes failures from before p_before, and beyond p_most lines those of unknown names first, then the
-- oldest.
create or replace function audit.purge_access_failures(p_before timestamptz, p_most bigint) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  old bigint;
  excess bigint;
begin
  delete from audit.access_failure where at < p_before;
  get diagnostics old = row_count;
  select count(*) - p_most into excess from audit.access_failure;
  if excess <= 0 then
    return old;
  end if;
  delete from audit.access_failure where id in (
    select id from audit.access_failure order by member_id is not null, at limit excess
  );
  return old + excess;
end $$;

revoke execute on function audit.purge_access_failures from public;
grant execute on function audit.purge_access_failures to lanna_app;
