-- Where a member stands with the own limits and the brand's: the play session that runs, what is used of the periods that run, and
-- what would refuse a bet of `p_amount` now: the first that objects of reality_check, session, stake_day … loss_month, then line_loss_day and
-- line_loss_week, which the member's line has set.
create or replace function protection.standing(
  p_now timestamptz, p_merchant uuid, p_member uuid, p_amount bigint,
  out started_at timestamptz, out played_at timestamptz, out check_due_at timestamptz, out check_minutes bigint, out check_due boolean,
  out played_ms bigint, out day_stake bigint, out week_stake bigint, out month_stake bigint,
  out day_loss bigint, out week_loss bigint, out month_loss bigint, out refused_by text
) language plpgsql stable security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  noted record;
  p record;
  own protection.play_limits;
  terms brands.betting_terms;
  n record;
  line record;
begin
  select * into strict terms from brands.betting_terms where merchant_id = p_merchant;
  select * into own from protection.play_limits where member_id = p_member;
  select * into noted from bets.member_play where member_id = p_member;
  if noted.is_counted then
    p := noted;
  else
    select * into p from bets.play_sums(p_merchant, p_member, p_now);
  end if;
  select * into n from protection.local_periods(p_now, terms.time_zone);
  check_minutes := protection.check_minutes(own.reality_check, terms.reality_check_minutes, terms.reality_check_minutes_max);
  if p_now <= noted.played_at + bets.session_pause() then
    started_at := noted.started_at;
    played_at := noted.played_at;
    check_due_at := noted.checked_at + check_minutes * interval '1 minute';
  end if;
  check_due := protection.is_check_due(p_now, noted.played_at, noted.checked_at, check_minutes);
  played_ms := protection.played_today_ms(n.local_now, p_now, p.day, p.day_played_ms, p.played_at);
  day_stake := case when p.day >= n.today then p.day_stake else 0 end;
  week_stake := case when p.week >= n.this_week then p.week_stake else 0 end;
  month_stake := case when p.month >= n.this_month then p.month_stake else 0 end;
  day_loss := case when p.day >= n.today then p.day_stake - p.day_payout else 0 end;
  week_loss := case when p.week >= n.this_week then p.week_stake - p.week_payout else 0 end;
  month_loss := case when p.month >= n.this_month then p.month_stake - p.month_payout else 0 end;
  select held.loss_day, held.loss_week into line
  from line_limits.brand_in_use used cross join lateral line_limits.held_to(p_merchant, p_member, null) held
  where used.merchant_id = p_merchant;
  refused_by := case
    when check_due then 'reality_check'
    when played_ms >= least(own.session, terms.play_minutes) * 60000 then 'session'
    when p_amount > protection.left_in(own.stake_day, terms.stake_day, p.day_stake, p.day, n.today) then 'stake_day'
    when p_amount > protection.left_in(own.stake_week, terms.stake_week, p.week_stake, p.week, n.this_week) then 'stake_week'
    when p_amount > protection.left_in(own.stake_month, terms.stake_month, p.month_stake, p.month, n.this_month) then 'stake_month'
    when p_amount > protection.left_in(own.loss_day, terms.loss_day, p.day_stake - p.day_payout, p.day, n.today) then 'loss_day'
    when p_amount > protection.left_in(own.loss_week, terms.loss_week, p.week_stake - p.week_payout, p.week, n.this_week)
      then 'loss_week'
    when p_amount > protection.left_in(own.loss_month, terms.loss_month, p.month_stake - p.month_payout, p.month, n.this_month)
      then 'loss_month'
    when p_amount > protection.left_in(line.loss_day, null, p.day_stake - p.day_payout, p.day, n.today) then 'line_loss_day'
    when p_amount > protection.left_in(line.loss_week, null, p.week_stake - p.week_payout, p.week, n.this_week) then 'line_loss_week'
  end;
end $$;

revoke execute on function protection.standing from public;
grant execute on function protection.standing to lanna_app;
