-- Sums by minute serve comparisons with days nearby; those of days before p_day are let go. The settlements stay.
create or replace function bets.drop_old_minutes(p_day date) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from bets.demo_minute_sum where day < p_day;
  delete from bets.minute_sum where day < p_day
$$;

revoke execute on function bets.drop_old_minutes from public;
grant execute on function bets.drop_old_minutes to lanna_app;
