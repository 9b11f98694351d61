-- From now on each bet of the member is counted, beginning with what was placed in the periods that run. The caller holds the member's
-- account, so that no bet comes between. Does nothing where bets are counted already.
create or replace function bets.begin_counting(p_merchant uuid, p_member uuid, p_now timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
begin
  if exists (select from bets.play where member_id = p_member and is_counted) then
    return;
  end if;
  insert into bets.play as p select (bets.play_sums(p_merchant, p_member, p_now)).*
  on conflict (member_id) do update set played_at = greatest(p.played_at, excluded.played_at), is_counted = true,
    day = excluded.day, day_stake = excluded.day_stake, day_payout = excluded.day_payout,
    day_played_ms = excluded.day_played_ms, week = excluded.week, week_stake = excluded.week_stake,
    week_payout = excluded.week_payout, month = excluded.month, month_stake = excluded.month_stake,
    month_payout = excluded.month_payout;
end $$;

revoke execute on function bets.begin_counting from public;
