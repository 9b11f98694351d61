-- Makes the partitions of this month and the three after it. A month whose transfers are in the
-- default partition already stays there.
create or replace function ledger.create_partitions() returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  first_day date;
  partition text;
  made integer := 0;
begin
  for ahead in 0..3 loop
    first_day := (date_trunc('month', now() at time zone 'UTC') + make_interval(months => ahead))::date;
    partition := 'transfer_' || to_char(first_day, 'YYYY_MM');
    continue when to_regclass('ledger.' || partition) is not null;
    continue when exists (
      select from ledger.transfer_other o
      where o.created_at >= first_day::timestamp at time zone 'UTC'
        and o.created_at < (first_day + interval '1 month') at time zone 'UTC');
    execute format(
      'create table ledger.%I partition of ledger.transfer for values from (%L) to (%L)',
      partition, first_day || ' 00:00:00+00', (first_day + interval '1 month')::date || ' 00:00:00+00');
    execute format(
      'create trigger append_only_truncate before truncate on ledger.%I
         for each statement execute function ledger.refuse_change()', partition);
    made := made + 1;
  end loop;
  return made;
end $$;

revoke execute on function ledger.create_partitions from public;
grant execute on function ledger.create_partitions to lanna_app;
