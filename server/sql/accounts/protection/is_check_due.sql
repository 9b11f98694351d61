-- A play session runs and has lasted so long since it began, or since the last reality check. A clock that was set back takes nothing off
-- what was played.
create or replace function protection.is_check_due(
  p_now timestamptz, p_played_at timestamptz, p_checked_at timestamptz, p_minutes bigint
) returns boolean language sql immutable parallel safe as $$
  select coalesce(p_now <= p_played_at + bets.session_pause()
    and greatest(p_now, p_played_at) >= p_checked_at + p_minutes * interval '1 minute', false)
$$;

revoke execute on function protection.is_check_due from public;
grant execute on function protection.is_check_due to lanna_app;
