-- Puts beside each call of a batch everything its decision depends on, in the order of players and, for each, of the calls.
-- A call whose account is no wallet is left out. The caller holds the accounts.
create or replace function vendor_wallet.facts_of(
  p_now timestamptz, p_calls vendor_wallet.call[], p_by_operator boolean
) returns vendor_wallet.facts[]
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
  -- The cached plan must be index look-ups in the order written, however empty the tables were when it was made: these
  -- settings, and `lateral … offset 0` below, leave the planner no other choice.
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_bitmapscan = off
  set enable_memoize = off set plan_cache_mode = force_generic_plan as $$
begin
  return array_agg((u.ordinality, u.kind, u.vendor_id, u.account_id, u.request_uuid, u.transaction_uuid, u.reference_uuid,
      u.fingerprint, u.round, u.round_closed, u.game, u.currency, u.amount, u.is_free, u.is_promo, u.token_expired,
      a.merchant_id, a.owner_id, case when stopped.player or line.suspended then 'stopped' else m.status end, a.currency, a.available,
      terms.enabled, v.code, v.enabled and not coalesce(stopped.vendor, false),
      g.enabled and terms.games_open and not coalesce(stopped.game, false), g.game_type, least(terms.max_stake, own.max_stake, line.max_stake),
      v.free_bet_max, v.free_bet_day_max, free.amount,
      q.status, q.balance,
      (q.kind, q.transaction_uuid, q.fingerprint) = (u.kind, u.transaction_uuid, u.fingerprint),
      t.status, (t.kind, t.fingerprint) = (u.kind, u.fingerprint), undo.rollback_uuid is not null,
      f.kind, f.status, f.account_id, case when held.state = 'released' then held.amount else f.amount end, f.is_free, ref_undo.rollback_uuid is not null,
      u.kind = 'rollback' and coalesce(by_ref.live_payouts > 0, false)
        and vendor_wallet.has_live_win(u.vendor_id, u.reference_uuid, by_ref.id),
      coalesce(by_ref.id, by_name.id), coalesce(by_ref.reference, by_name.reference),
      coalesce(by_ref.closed, by_name.closed),
      protection.is_check_due(p_now, play.played_at, play.checked_at,
        protection.check_minutes(own_limits.reality_check, terms.reality_check_minutes, terms.reality_check_minutes_max))
        or protection.played_today_ms(limited.local_now, p_now, play.day, play.day_played_ms, play.played_at)
          >= least(own_limits.session, terms.play_minutes) * 60000,
      case when limited.today is not null then array[
        protection.left_in(own_limits.stake_day, terms.stake_day, play.day_stake, play.day, limited.today),
        protection.left_in(own_limits.stake_week, terms.stake_week, play.week_stake, play.week, limited.this_week),
        protection.left_in(own_limits.stake_month, terms.stake_month, play.month_stake, play.month, limited.this_month)] end,
      case when limited.today is not null then array[
        protection.left_in(least(own_limits.loss_day, line.loss_day), terms.loss_day, play.day_stake - play.day_payout, play.day, limited.today),
        protection.left_in(least(own_limits.loss_week, line.loss_week), terms.loss_week, play.week_stake - play.week_payout, play.week, limited.this_week),
        protection.left_in(own_limits.loss_month, terms.loss_month, play.month_stake - play.month_payout, play.month,
          limited.this_month)] end,
      case when limited.today is not null and f.kind in ('bet', 'win') then array[
        (by_ref.placed_at at time zone terms.time_zone)::date >= greatest(play.day, limited.today),
        (by_ref.placed_at at time zone terms.time_zone)::date >= greatest(play.week, limited.this_week),
        (by_ref.placed_at at time zone terms.time_zone)::date >= greatest(play.month, limited.this_month)] end,
      limited.today is not null and play.is_counted is not true,
      case when u.kind in ('win', 'correct') and not p_by_operator
        then win.most[1] - coalesce(by_ref.payout + by_ref.bonus_payout, by_name.payout + by_name.bonus_payout, 0) end,
      case when u.kind <> 'bet' and not p_by_operator then win.most[2] end, null,
      case u.kind when 'correct' then exists (
        select from vendor_wallet.held_win where bet_id = by_ref.id and state = 'held') else held.state is not null end,
      u.more, f.more,
      case when u.more ? 'unused_stake' and f.kind = 'bet' and f.status = 'RS_OK' and not f.is_free and ref_undo.rollback_uuid is null
        then f.amount - vendor_wallet.unused_of(u.vendor_id, u.reference_uuid, f.bet_id) end,
      case when held.state is null or held.state = 'released' then coalesce((f.more ->> 'unused_stake')::bigint, 0) else 0 end,
      by_ref.status, by_ref.payout + by_ref.bonus_payout, coalesce(by_ref.corrections, by_name.corrections), coalesce(by_ref.turnover_given, by_name.turnover_given),
      case when u.is_free and u.more ? 'reward' then vendor_wallet.reward_left(
        nullif(u.more ->> 'reward', '')::uuid, u.vendor_id, u.account_id, u.game, u.amount, p_now) end,
      bonus.id, coalesce(by_ref.bonus_id, by_name.bonus_id), null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null
    )::vendor_wallet.facts order by u.account_id, u.ordinality)
  from unnest(p_calls) with ordinality u
  cross join lateral (
    select * from ledger.available_balance where account_id = u.account_id and is_wallet offset 0) a
  cross join lateral (select status from members.account where id = a.owner_id offset 0) m
  cross join lateral (select * from brands.betting_terms where merchant_id = a.merchant_id offset 0) terms
  left join lateral (
    select * from catalogue.vendor_at_brand
    where merchant_id = a.merchant_id and vendor_id = u.vendor_id offset 0) v on true
  cross join lateral (
    select case when u.kind <> 'bet' then catalogue.win_limit(coalesce(v.win_limits, '{}'), a.currency) end as most offset 0) win
  left join lateral (
    select id, enabled, game_type from catalogue.game_record where vendor_id = u.vendor_id and code = u.game offset 0) g on true
  left join lateral (
    select bool_or(kind = 'player') as player, bool_or(kind = 'vendor') as vendor,
      bool_or(kind in ('brand', 'game')) as game
    from catalogue.stop_in_force
    where subject_id = any (array[a.merchant_id, u.vendor_id, g.id, a.owner_id])
      and (merchant_id is null or merchant_id = a.merchant_id) offset 0) stopped on true
  left join lateral (select max_stake from vendor_wallet.bet_limit where member_id = a.owner_id offset 0) own on true
  left join lateral (select * from bets.member_play where member_id = a.owner_id offset 0) play on true
  left join lateral (select id from bonuses.playing where member_id = a.owner_id offset 0) bonus on true
  left join lateral (select * from protection.play_limits where member_id = a.owner_id offset 0) own_limits on true
  left join lateral (
    select held.* from line_limits.brand_in_use n
    cross join lateral line_limits.held_to(a.merchant_id, a.owner_id, g.game_type) held
    where n.merchant_id = a.merchant_id offset 0) line on true
  left join lateral (
    select * from protection.local_periods(p_now, terms.time_zone)
    where terms.limits_play or own_limits.limits_play or line.loss_day is not null or line.loss_week is not null) limited on true
  left join lateral (
    select amount from vendor_wallet.free_bet_day
    where u.is_free and merchant_id = a.merchant_id and vendor_id = u.vendor_id
      and day = (p_now at time zone terms.time_zone)::date offset 0) free on true
  left join lateral (
    select * from vendor_wallet.request
    where vendor_id = u.vendor_id and request_uuid = u.request_uuid offset 0) q on true
  left join lateral (
    select * from vendor_wallet.provider_tx
    where vendor_id = u.vendor_id and transaction_uuid = u.transaction_uuid offset 0) t on true
  left join lateral (
    select rollback_uuid from vendor_wallet.rollback_of
    where vendor_id = u.vendor_id and reference_uuid = u.transaction_uuid and account_id = u.account_id offset 0
  ) undo on true
  left join lateral (
    select * from vendor_wallet.provider_tx
    where vendor_id = u.vendor_id and transaction_uuid = u.reference_uuid offset 0) f on true
  left join lateral (
    select state, amount from vendor_wallet.held_win
    where u.kind = 'rollback' and vendor_id = u.vendor_id and transaction_uuid = u.reference_uuid offset 0) held on true
  left join lateral (
    select rollback_uuid from vendor_wallet.rollback_of
    where vendor_id = u.vendor_id and reference_uuid = u.reference_uuid and account_id = u.account_id offset 0
  ) ref_undo on true
  left join lateral (
    select id, reference, closed, live_payouts, placed_at, payout, status, corrections, turnover_given, bonus_payout, bonus_id
    from bets.placed_bet
    where id = f.bet_id and f.kind <> 'rollback' offset 0) by_ref on true
  left join lateral (
    select id, reference, closed, payout, corrections, turnover_given, bonus_payout, bonus_id from bets.placed_bet
    where by_ref.id is null and account_id = u.account_id and source_id = u.vendor_id and reference = u.round offset 0
  ) by_name on true;
end $$;

revoke execute on function vendor_wallet.facts_of from public;
