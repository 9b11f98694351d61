-- The member has seen a reality check: play counts for the next one from here on. Under a clock that was set back, from the last bet on.
create or replace function bets.restart_reality_check(p_member uuid, p_now timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  update bets.play set checked_at = greatest(p_now, played_at) where member_id = p_member
$$;

revoke execute on function bets.restart_reality_check from public;
grant execute on function bets.restart_reality_check to lanna_app;
