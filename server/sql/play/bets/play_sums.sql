-- What a member's bets come to that were placed in the periods that run, from the bets themselves; and how long was played today.
create or replace function bets.play_sums(p_merchant uuid, p_member uuid, p_now timestamptz) returns bets.play
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  -- By the index of the member's bets, however empty the tables were when the plan was made.
  set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  zone text;
  p bets.play;
begin
  select time_zone into strict zone from brands.betting_terms where merchant_id = p_merchant;
  p.member_id := p_member;
  p.merchant_id := p_merchant;
  p.is_counted := true;
  p.day := (p_now at time zone zone)::date;
  p.week := date_trunc('week', p.day::timestamp)::date;
  p.month := date_trunc('month', p.day::timestamp)::date;
  select
    coalesce(sum(stake) filter (where placed_on >= p.day), 0), coalesce(sum(payout) filter (where placed_on >= p.day), 0),
    coalesce(sum(stake) filter (where placed_on >= p.week), 0), coalesce(sum(payout) filter (where placed_on >= p.week), 0),
    coalesce(sum(stake) filter (where placed_on >= p.month), 0), coalesce(sum(payout) filter (where placed_on >= p.month), 0),
    coalesce(sum(extract(epoch from placed_at - greatest(placed_before, p.day::timestamp at time zone zone)) * 1000)
      filter (where placed_on >= p.day and placed_at - placed_before <= bets.session_pause()), 0),
    max(placed_at)
  into p.day_stake, p.day_payout, p.week_stake, p.week_payout, p.month_stake, p.month_payout, p.day_played_ms, p.played_at
  from (
    select stake, payout, placed_at, (placed_at at time zone zone)::date as placed_on,
      lag(placed_at) over (order by placed_at) as placed_before
    from bets.bet
    where member_id = p_member and placed_at >= least(p.week, p.month)::timestamp at time zone zone - bets.session_pause()
  ) b;
  p.started_at := p.played_at;
  p.checked_at := p.played_at;
  return p;
end $$;

revoke execute on function bets.play_sums from public;
