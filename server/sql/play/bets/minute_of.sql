-- The minute of its day that a settlement counts for: what comes after the day, for the last one.
create or replace function bets.minute_of(p_day date, p_recorded_at timestamptz, p_time_zone text)
  returns smallint language sql stable parallel safe as $$
  select least(1439, greatest(0, floor(extract(epoch from (p_recorded_at at time zone p_time_zone) - p_day) / 60)))::smallint
$$;

revoke execute on function bets.minute_of from public;
grant execute on function bets.minute_of to lanna_app;
