-- Now, on the clocks of a time zone, and the days on which the periods that run began; a week begins on Monday.
create or replace function protection.local_periods(p_now timestamptz, p_zone text)
  returns table (local_now timestamp, today date, this_week date, this_month date)
  language sql immutable parallel safe as $$
  select n, n::date, date_trunc('week', n)::date, date_trunc('month', n)::date
  from (select p_now at time zone p_zone as n offset 0) clock
$$;

revoke execute on function protection.local_periods from public;
grant execute on function protection.local_periods to lanna_app;
