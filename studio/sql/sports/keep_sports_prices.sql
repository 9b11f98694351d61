-- Makes the partitions of the days to come, and drops those that are older than so many days.
create or replace function studio.keep_sports_prices(keep_days integer) returns void
language plpgsql security definer set search_path = pg_catalog, studio as $$
declare
  today date := (clock_timestamp() at time zone 'UTC')::date;
  old text;
begin
  for n in 0..3 loop
    if to_regclass('studio.sports_price_shown_' || to_char(today + n, 'YYYYMMDD')) is null then
      if n = 0 and exists (select from studio.sports_price_shown_else where at >= today and at < today + 1) then continue; end if;
      execute format('create table studio.%I partition of studio.sports_price_shown for values from (%L) to (%L)',
        'sports_price_shown_' || to_char(today + n, 'YYYYMMDD'), today + n, today + n + 1);
    end if;
  end loop;
  for old in
    select relname from pg_class c join pg_inherits i on i.inhrelid = c.oid
    where i.inhparent = 'studio.sports_price_shown'::regclass and relname ~ '^sports_price_shown_\d{8}$'
      and to_date(right(relname, 8), 'YYYYMMDD') < today - keep_days
  loop
    execute format('drop table studio.%I', old);
  end loop;
  delete from studio.sports_price_shown_else where at < today - keep_days;
end $$;
revoke all on function studio.keep_sports_prices from public;
grant execute on function studio.keep_sports_prices to lanna_studio;
