-- Takes a slip whole or not at all: proves that its draws are open and that nothing forbids it, moves its money in one posting, writes slip, lines and
-- record. Everything was read, counted and priced before; here stands what holds only under locks. They are taken in one order, which all share that
-- touch slips: the player's account, the draws by id, what the player has on them, then what stands on numbers, by draw, play and number.
--
-- Outcomes: taken · repeated (this very slip stands) · inactive, play_stopped, lottery_game_closed, draw_closed {draws}, lottery_limit_reached {limit},
-- draw_stake_reached {draw, most, left}, slip_balance_too_low {available}: nothing was written. What stands on numbers is known when all of it is
-- locked, and that is last: a number beyond the limit, or no longer sold at the full rate, raises LT001 with a detail of JSON, and takes everything back.
create or replace function lottery.take_slip(
  p_now timestamptz, p_slip lottery.new_slip, p_bets lottery.new_bet[], p_exposed lottery.exposed_number[],
  out outcome text, out facts jsonb, out balance bigint
) language plpgsql security definer set search_path = pg_catalog, pg_temp
  -- Tables are looked up by their indices (`lateral … offset 0`), however empty they were when the plan was made; what was given is joined by hash.
  set enable_seqscan = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
declare
  source_id constant uuid := '00000000-0000-7000-8000-00000000107e';
  wallet record;
  terms record;
  draws uuid[];
  total bigint;
  transfer bigint;
  changes bets.change[];
  beyond jsonb;
begin
  facts := '{}';
  select a.account_id, a.currency into strict wallet from ledger.available_balance a
  where a.owner_id = p_slip.member_id and a.merchant_id = p_slip.merchant_id and a.is_wallet;
  perform ledger.lock_accounts(array[wallet.account_id]);
  select a.available into balance from ledger.available_balance a where a.account_id = wallet.account_id;
  if exists (select from lottery.slip s where s.id = p_slip.id and s.member_id = p_slip.member_id) then
    outcome := 'repeated';
    return;
  end if;

  select m.status, b.enabled and b.games_open as open, b.max_stake into terms
  from members.account m join brands.betting_terms b on b.merchant_id = m.merchant_id
  where m.id = p_slip.member_id and m.merchant_id = p_slip.merchant_id;
  if terms.status is distinct from 'active' then
    outcome := 'inactive';
    return;
  end if;
  select case when bool_or(s.kind = 'player') then 'play_stopped' when count(*) > 0 then 'lottery_game_closed' end into outcome
  from catalogue.stop_in_force s
  where s.subject_id = any (array[p_slip.merchant_id, p_slip.member_id] || array(
      select unnest(array[g.vendor_id, g.id]) from catalogue.vendor_record v
      join catalogue.game_record g on g.vendor_id = v.id and g.code = p_slip.game
      where source_id in (v.id, v.bets_under)))
    and (s.merchant_id is null or s.merchant_id = p_slip.merchant_id);
  if outcome is not null then
    return;
  end if;
  if not terms.open then
    outcome := 'lottery_game_closed';
    return;
  end if;

  select array_agg(distinct b.draw order by b.draw), sum(b.stake) into draws, total
  from unnest(p_bets) b;
  select jsonb_agg(t.draw_id) into beyond from draws.take_bets(draws) t where not t.is_open;
  if beyond is not null then
    outcome := 'draw_closed';
    facts := jsonb_build_object('draws', beyond);
    return;
  end if;

  facts := coalesce((select jsonb_build_object('limit', r) from protection.bet_refusal(p_now, p_slip.merchant_id, p_slip.member_id, total) r
    where r is not null), '{}');
  if facts ? 'limit' then
    outcome := 'lottery_limit_reached';
    return;
  end if;

  select jsonb_build_object('draw', b.draw, 'most', p_slip.member_most::text,
    'left', greatest(p_slip.member_most - coalesce(s.stake, 0), 0)::text)
  into beyond
  from (select draw, sum(stake) as stake from unnest(p_bets) b group by draw) b
  left join lateral (
    select stake from lottery.member_stake where draw_id = b.draw and member_id = p_slip.member_id offset 0) s on true
  where coalesce(s.stake, 0) + b.stake > p_slip.member_most
  order by b.draw limit 1;
  if beyond is not null then
    outcome := 'draw_stake_reached';
    facts := beyond;
    return;
  end if;
  if exists (select from unnest(p_bets) b where b.stake > terms.max_stake) then
    outcome := 'draw_stake_reached';
    facts := jsonb_build_object('draw', draws[1], 'most', terms.max_stake::text, 'left', terms.max_stake::text);
    return;
  end if;
  if total > balance then
    outcome := 'slip_balance_too_low';
    facts := jsonb_build_object('available', balance::text);
    return;
  end if;

  -- The horizon of roll-up and sealing counts on ids being drawn by transactions that have their xid.
  perform pg_current_xact_id();
  transfer := nextval('ledger.transfer_id');
  insert into lottery.slip (id, merchant_id, member_id, account_id, currency, game_code, stake, draws, stops_on_win, chain, placed_at)
  values (p_slip.id, p_slip.merchant_id, p_slip.member_id, wallet.account_id, wallet.currency, p_slip.game, total, cardinality(draws),
    p_slip.stops_on_win, p_slip.chain, p_now);
  perform ledger.post(array[(transfer, wallet.account_id,
    ledger.open_account(p_slip.merchant_id, wallet.currency, 'house_game', null, 'lottery'), total, 'bet', p_now,
    p_slip.id)::ledger.leg]);

  with bet as materialized (
    select uuidv7() as id, b.*, l.play, l.selection, l.units, l.money_unit, l.mode, d.numero
    from unnest(p_bets) b
    join jsonb_populate_recordset(null::lottery.new_line, p_slip.lines) l on l.number = b.line
    cross join lateral (select numero from draws.draw_record where id = b.draw offset 0) d
  ), written as (
    insert into lottery.line (id, slip_id, draw_id, merchant_id, member_id, account_id, number, play, selection, units, money_unit,
      multiple, mode, prices, is_half, stake, most, rebate, rebates_to, coverage)
    select id, p_slip.id, draw, p_slip.merchant_id, p_slip.member_id, wallet.account_id, line, play, selection, units, money_unit,
      multiple, mode, prices, is_half, stake, most, rebate, rebates_to, coverage
    from bet
  ), moved as (
    insert into lottery.movement (line_id, transfer_id, kind, amount, at) select id, transfer, 'bet', stake, p_now from bet
  )
  select array_agg((id, 'lottery', source_id, numero || '/' || right(p_slip.id::text, 12) || '-' || line, p_slip.id, p_slip.merchant_id,
    p_slip.member_id, wallet.account_id, wallet.currency, p_slip.game, p_slip.category, null, stake, 0, 0, 1, 0, false, false, null, null, null, null)::bets.change)
  into changes from bet;
  perform bets.record(p_now, changes);
  perform draws.add_seeds(draws, p_slip.member_id, p_slip.seed);

  insert into lottery.member_stake (draw_id, member_id, stake)
  select b.draw, p_slip.member_id, sum(b.stake) from unnest(p_bets) b group by b.draw order by b.draw
  on conflict (draw_id, member_id) do update set stake = member_stake.stake + excluded.stake;

  -- Last, so that what all players share is held for the shortest time.
  with exposed as (
    insert into lottery.exposure as e (merchant_id, draw_id, play, number, stake, liability)
    select p_slip.merchant_id, draw, play, number, stake, liability
    from unnest(p_exposed) x
    order by draw, play, number
    on conflict (draw_id, merchant_id, play, number)
      do update set stake = e.stake + excluded.stake, liability = e.liability + excluded.liability
    returning e.draw_id, e.play, e.number, old.liability as before, new.liability as after
  )
  select jsonb_agg(jsonb_build_object('draw', e.draw_id, 'play', e.play, 'number', e.number,
      'left', greatest(case when e.number = '' then p_slip.play_most else p_slip.number_most end - coalesce(e.before, 0), 0)::text,
      'sold_half', e.after <= case when e.number = '' then p_slip.play_most else p_slip.number_most end))
  into beyond
  from exposed e
  left join unnest(p_exposed) x
    on p_slip.half_from is not null and (x.draw, x.play, x.number) = (e.draw_id, e.play, e.number)
  where e.after > case when e.number = '' then p_slip.play_most else p_slip.number_most end
    or e.number <> '' and coalesce(e.before, 0) >= p_slip.half_from and not x.is_half;
  if beyond is not null then
    raise exception 'a number of the slip has reached its limit' using errcode = 'LT001', detail = beyond::text;
  end if;

  select a.available into balance from ledger.available_balance a where a.account_id = wallet.account_id;
  outcome := 'taken';
end $$;

revoke execute on function lottery.take_slip from public;
grant execute on function lottery.take_slip to lanna_app;
