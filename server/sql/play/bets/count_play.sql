-- Keeps what members have played, after their bets were written; called where there is something to keep. The caller holds the players'
-- accounts.
create or replace function bets.count_play(p_now timestamptz, p_changes bets.change[]) returns void
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_bitmapscan = off
  set enable_memoize = off set plan_cache_mode = force_generic_plan as $$
begin
  with played as (
    select b.member_id as member, b.merchant_id as brand, coalesce(p.is_counted, false) as is_counted,
      max(p_now) filter (where c.stakes > 0) as at, max(t.time_zone) as zone, sum(c.payout) as paid,
      sum(c.stake) filter (where c.stake > 0 and c.stakes > 0) as staked,
      -- A stake goes back to the periods its bet was placed in, and what was not played as well.
      sum(c.stake) filter (where (c.stake < 0 or c.stakes <= 0) and (b.placed_at at time zone t.time_zone)::date >= greatest(p.day, t.today)) as back_day,
      sum(c.stake) filter (where (c.stake < 0 or c.stakes <= 0) and (b.placed_at at time zone t.time_zone)::date >= greatest(p.week,
        date_trunc('week', t.today::timestamp)::date)) as back_week,
      sum(c.stake) filter (where (c.stake < 0 or c.stakes <= 0) and (b.placed_at at time zone t.time_zone)::date >= greatest(p.month,
        date_trunc('month', t.today::timestamp)::date)) as back_month
    from unnest(p_changes) c
    cross join lateral (select member_id, merchant_id, placed_at from bets.bet where id = c.bet_id offset 0) b
    left join lateral (
      select is_counted, played_at, day, week, month from bets.play where member_id = b.member_id offset 0) p on true
    left join lateral (
      select time_zone, (p_now at time zone time_zone)::date as today from brands.betting_terms
      where p.is_counted and merchant_id = b.merchant_id offset 0) t on true
    where p.is_counted or c.stakes > 0
    group by b.member_id, b.merchant_id, p.is_counted
  )
    insert into bets.play as p (member_id, merchant_id, started_at, played_at, checked_at, day, day_stake, day_payout,
      day_played_ms, week, week_stake, week_payout, month, month_stake, month_payout)
    select member, brand, at, at, at, today, c.staked + coalesce(back_day, 0), c.paid,
      -- So much of the time since the last bet can be of today.
      coalesce(extract(epoch from (p_now at time zone zone) - today) * 1000, 0),
      date_trunc('week', today), c.staked + coalesce(back_week, 0), c.paid,
      date_trunc('month', today), c.staked + coalesce(back_month, 0), c.paid
    from played
    cross join lateral (select date_trunc('day', p_now at time zone zone) as today,
      case when is_counted then coalesce(staked, 0) else 0 end as staked, case when is_counted then paid else 0 end as paid) c
    on conflict (member_id) do update set
      started_at = case when (excluded.played_at > p.played_at + bets.session_pause()) is not false
        then coalesce(excluded.played_at, p.started_at) else p.started_at end,
      checked_at = case when (excluded.played_at > p.played_at + bets.session_pause()) is not false
        then coalesce(excluded.played_at, p.checked_at) else p.checked_at end,
      played_at = greatest(p.played_at, excluded.played_at),
      day = greatest(p.day, excluded.day),
      day_stake = case when excluded.day > p.day then 0 else p.day_stake end + excluded.day_stake,
      day_payout = case when excluded.day > p.day then 0 else p.day_payout end + excluded.day_payout,
      day_played_ms = case when excluded.day > p.day then 0 else p.day_played_ms end
        + case when excluded.played_at between p.played_at and p.played_at + bets.session_pause()
          then least(extract(epoch from excluded.played_at - p.played_at) * 1000, excluded.day_played_ms) else 0 end,
      week = greatest(p.week, excluded.week),
      week_stake = case when excluded.week > p.week then 0 else p.week_stake end + excluded.week_stake,
      week_payout = case when excluded.week > p.week then 0 else p.week_payout end + excluded.week_payout,
      month = greatest(p.month, excluded.month),
      month_stake = case when excluded.month > p.month then 0 else p.month_stake end + excluded.month_stake,
      month_payout = case when excluded.month > p.month then 0 else p.month_payout end + excluded.month_payout
    where p.is_counted or excluded.played_at > p.played_at;
end $$;

revoke execute on function bets.count_play from public;
