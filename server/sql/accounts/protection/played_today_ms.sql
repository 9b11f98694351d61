-- How long was played today: what is counted, and the time since the last bet while its play session runs.
create or replace function protection.played_today_ms(
  p_local_now timestamp, p_now timestamptz, p_day date, p_day_played_ms bigint, p_played_at timestamptz
) returns bigint language sql immutable parallel safe as $$
  select (case when p_day >= p_local_now::date then p_day_played_ms else 0 end
    + case when p_now between p_played_at and p_played_at + bets.session_pause()
      then extract(epoch from least(p_now - p_played_at, p_local_now - p_local_now::date)) * 1000 else 0 end)::bigint
$$;

revoke execute on function protection.played_today_ms from public;
grant execute on function protection.played_today_ms to lanna_app;
