-- Writes slips down that are taken: their money in one posting each, slips, lines, record, seeds, what the players have on their draws, and the answers
-- under their keys. The caller has proved all that may stand in the way, and holds accounts, draws and numbers.
create or replace function lottery.write_slips(
  p_now timestamptz, p_slips lottery.new_slip[], p_facts lottery.slip_facts[], p_bets lottery.new_bet[]
) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp
  set enable_seqscan = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
declare
  source_id constant uuid := '00000000-0000-7000-8000-00000000107e';
  legs ledger.leg[];
  changes bets.change[];
begin
  insert into lottery.slip (id, merchant_id, member_id, account_id, currency, game_code, stake, draws, stops_on_win, chain, placed_at)
  select s.id, s.merchant_id, s.member_id, f.account_id, f.currency, s.game, f.total, cardinality(f.draws), s.stops_on_win, s.chain, p_now
  from unnest(p_facts) f join unnest(p_slips) s on s.place = f.place order by f.place;

  select array_agg((f.transfer, f.account_id, h.account, f.total, 'bet', p_now, s.id)::ledger.leg order by f.transfer) into legs
  from unnest(p_facts) f join unnest(p_slips) s on s.place = f.place
  join (
    select g.merchant_id, g.currency, ledger.open_account(g.merchant_id, g.currency, 'house_game', null, 'lottery') as account
    from (select distinct s.merchant_id, f.currency from unnest(p_facts) f join unnest(p_slips) s on s.place = f.place) g offset 0
  ) h on h.merchant_id = s.merchant_id and h.currency = f.currency;
  perform ledger.post(legs);

  with bet as materialized (
    -- Ids of lines are in the order of the bets.
    select uuidv7() as id, sold.*
    from (
      select s.id as slip_id, s.merchant_id, s.member_id, s.game, s.category, f.account_id, f.currency, f.transfer,
        b.*, l.play, l.selection, l.units, l.money_unit, l.mode, d.numero
      from unnest(p_facts) f
      join unnest(p_slips) s on s.place = f.place
      cross join lateral jsonb_populate_recordset(null::lottery.new_line, s.lines) l
      join unnest(p_bets) with ordinality b on b.place = s.place and b.line = l.number
      cross join lateral (select numero from draws.draw_record where id = b.draw offset 0) d
      order by b.ordinality offset 0
    ) sold
  ), written as (
    insert into lottery.line (id, slip_id, draw_id, merchant_id, member_id, account_id, number, play, selection, units, money_unit,
      multiple, mode, prices, is_half, stake, most, rebate, rebates_to, coverage)
    select id, slip_id, draw, merchant_id, member_id, account_id, line, play, selection, units, money_unit,
      multiple, mode, prices, is_half, stake, most, rebate, rebates_to, coverage
    from bet
  ), moved as (
    insert into lottery.movement (line_id, transfer_id, kind, amount, at) select id, transfer, 'bet', stake, p_now from bet
  )
  select array_agg((id, 'lottery', source_id, numero || '/' || right(slip_id::text, 12) || '-' || line, slip_id, merchant_id,
    member_id, account_id, currency, game, category, null, stake, 0, 0, 1, 0, false, false, null, null, null, null, null, null, null)::bets.change)
  into changes from bet;
  perform bets.record(p_now, changes);

  perform draws.add_seeds(array_agg(d.draw), array_agg(s.member_id), array_agg(s.seed))
  from unnest(p_facts) f join unnest(p_slips) s on s.place = f.place cross join lateral unnest(f.draws) as d(draw);

  insert into lottery.member_stake (draw_id, member_id, stake)
  select b.draw, s.member_id, sum(b.stake)
  from unnest(p_facts) f join unnest(p_slips) s on s.place = f.place join unnest(p_bets) b on b.place = s.place
  group by b.draw, s.member_id order by b.draw, s.member_id
  on conflict (draw_id, member_id) do update set stake = member_stake.stake + excluded.stake;

  perform platform.keep_answers(array_agg(s.scope), array_agg(s.key), array_agg(s.body_sha256),
    array_agg(jsonb_build_object('slipId', s.id, 'stake', s.said, 'balance', ledger.money_text(f.balance - f.total))), p_now)
  from unnest(p_facts) f join unnest(p_slips) s on s.place = f.place;
end $$;

revoke execute on function lottery.write_slips from public;
