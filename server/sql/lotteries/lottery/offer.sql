-- What slips on a game are read, priced and bounded by, in one look: what the brand has set, whether the game is open, its draws of these numeros, modes,
-- prices of the brand's own, numbers that are closed or at half rate. Null where the brand has set nothing. Amounts are text.
create or replace function lottery.offer(p_merchant uuid, p_game text, p_prize_mode text, p_numeros text[])
  returns jsonb language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  -- The cached plan is index look-ups, however empty the tables were when it was made.
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
declare
  source_id constant uuid := '00000000-0000-7000-8000-00000000107e';
  terms lottery.brand_game;
  draw_ids uuid[];
  draws_found jsonb;
begin
  select * into terms from lottery.brand_game where merchant_id = p_merchant and game_code = p_game;
  select array_agg(d.id), jsonb_agg(jsonb_build_object('id', d.id, 'numero', d.numero, 'state', d.state,
      'drawsAt', floor(extract(epoch from d.draws_at) * 1000))) into draw_ids, draws_found
  from draws.draw_record d where d.game_code = p_game and d.numero = any (p_numeros);
  return jsonb_build_object(
    'terms', case when terms.game_code is not null then jsonb_build_object('enabled', terms.enabled, 'position', terms.position,
      'largestPrize', terms.largest_prize::text, 'largestSlipPrize', terms.largest_slip_prize::text,
      'memberStake', terms.member_stake::text, 'numberLiability', terms.number_liability::text,
      'playLiability', terms.play_liability::text, 'halfPercent', terms.half_percent, 'coveragePercent', terms.coverage_percent,
      'cancelAllowed', terms.cancel_allowed, 'version', terms.version) end,
    'isOn', (select g.enabled from draws.game_record g where g.code = p_game),
    'isSourced', exists (select from feeds.sourced_game s where s.code = p_game),
    'isStopped', exists (
      select from catalogue.stop_in_force s
      where s.kind <> 'player' and (s.merchant_id is null or s.merchant_id = p_merchant)
        and s.subject_id = any (array[p_merchant] || array(
          select unnest(array[g.vendor_id, g.id]) from catalogue.vendor_record v
          join catalogue.game_record g on g.vendor_id = v.id and g.code = p_game
          where source_id in (v.id, v.bets_under)))),
    'draws', coalesce(draws_found, '[]'),
    'modes', (
      select jsonb_build_object('min', m.min, 'max', m.max, 'step', m.step, 'cap', m.cap, 'standard', m.standard, 'version', m.version)
      from lottery.brand_mode m where m.merchant_id = p_merchant and m.prize_mode = p_prize_mode),
    'prices', coalesce((
      select jsonb_agg(jsonb_build_object('play', p.play, 'tier', p.tier, 'price', p.price::text))
      from lottery.brand_price p where p.merchant_id = p_merchant and p.game_code = p_game), '[]'),
    'rules', coalesce((
      select jsonb_agg(jsonb_build_object('drawId', r.draw_id, 'play', r.play, 'number', r.number, 'rule', r.rule))
      from lottery.number_rule r
      where r.merchant_id = p_merchant and r.game_code = p_game and r.ended_at is null
        and (r.draw_id is null or r.draw_id = any (draw_ids))), '[]'),
    -- Sold so much that they go to half rate by themselves.
    'soldHalf', case when coalesce(terms.half_percent, 0) = 0 then '[]' else coalesce((
      select jsonb_agg(jsonb_build_object('drawId', e.draw_id, 'play', e.play, 'number', e.number, 'rule', 'half'))
      from lottery.exposure e
      where e.draw_id = any (draw_ids) and e.merchant_id = p_merchant and e.number <> ''
        and e.liability >= terms.number_liability * terms.half_percent / 100), '[]') end);
end $$;

revoke execute on function lottery.offer from public;
grant execute on function lottery.offer to lanna_app;
