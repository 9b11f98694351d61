-- How slips stand whose players' accounts the caller holds: what is theirs alone, so that no slip of the batch changes it for another. `outcome` is the
-- first of what is in the way of the slip whatever its draws and amounts are; `is_limited`, whether anything of `protection` may hold for it.
create or replace function lottery.facts_of_slips(p_now timestamptz, p_slips lottery.new_slip[], p_bets lottery.new_bet[]) returns lottery.slip_facts[]
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  -- Tables are looked up by their indices (`lateral … offset 0`), however empty they were when the plan was made; what was given is joined by hash.
  set enable_seqscan = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
declare
  source_id constant uuid := '00000000-0000-7000-8000-00000000107e';
  found lottery.slip_facts[];
begin
  with bet as materialized (
    select place, array_agg(distinct draw order by draw) as draws, sum(stake)::bigint as total, max(stake) as largest
    from unnest(p_bets) group by place
  ), game as materialized (
    -- What a stop of the game or the brand names, once for all slips on it.
    select s.merchant_id, s.game, array[s.merchant_id] || array(
        select unnest(array[g.vendor_id, g.id]) from catalogue.vendor_record v
        join catalogue.game_record g on g.vendor_id = v.id and g.code = s.game
        where source_id in (v.id, v.bets_under)) as subjects,
      (select min(g.game_type) from catalogue.vendor_record v join catalogue.game_record g on g.vendor_id = v.id and g.code = s.game
        where source_id in (v.id, v.bets_under)) as category
    from (select distinct merchant_id, game from unnest(p_slips)) s
  )
  select array_agg((s.place, a.account_id, a.currency, a.available, bet.total, bet.draws, bet.largest, least(terms.max_stake, line.max_stake),
      terms.limits_play or coalesce(own.limits_play, false) or line.loss_day is not null or line.loss_week is not null
        or protection.is_check_due(p_now, play.played_at, play.checked_at,
          protection.check_minutes(own.reality_check, terms.reality_check_minutes, terms.reality_check_minutes_max)),
      case
        when m.status is distinct from 'active' then 'inactive'
        when stopped.player then 'play_stopped'
        when line.suspended then 'play_suspended'
        when stopped.any_of or not (terms.enabled and terms.games_open) then 'lottery_game_closed'
      end, '{}', null)::lottery.slip_facts order by s.place)
  into found
  from unnest(p_slips) s
  join bet on bet.place = s.place
  join game g on g.merchant_id = s.merchant_id and g.game = s.game
  cross join lateral (
    select account_id, currency, available from ledger.available_balance
    where owner_id = s.member_id and merchant_id = s.merchant_id and is_wallet offset 0) a
  cross join lateral (select * from brands.betting_terms where merchant_id = s.merchant_id offset 0) terms
  left join lateral (select status from members.account where id = s.member_id and merchant_id = s.merchant_id offset 0) m on true
  left join lateral (
    select held.* from line_limits.brand_in_use used
    cross join lateral line_limits.held_to(s.merchant_id, s.member_id, g.category) held
    where used.merchant_id = s.merchant_id offset 0) line on true
  left join lateral (select * from protection.play_limits where member_id = s.member_id offset 0) own on true
  left join lateral (select played_at, checked_at from bets.member_play where member_id = s.member_id offset 0) play on true
  left join lateral (
    select bool_or(kind = 'player') as player, count(*) > 0 as any_of from catalogue.stop_in_force
    where subject_id = any (g.subjects || s.member_id) and (merchant_id is null or merchant_id = s.merchant_id) offset 0) stopped on true;
  if cardinality(found) is distinct from cardinality(p_slips) then
    raise exception 'a slip of a batch has no bets, no wallet or no brand';
  end if;
  return found;
end $$;

revoke execute on function lottery.facts_of_slips from public;
