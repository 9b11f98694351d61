-- Puts what slips of these places add on their numbers, and answers those that must not be taken, by their place: [{draw, play, number, left, sold_half}]
-- of the numbers in the way, as if each slip had come alone, in the order of the places. What those would have added is taken off again. All numbers of
-- the batch are locked by draw, brand, play and number, as every path locks them that touches numbers.
create or replace function lottery.expose(p_slips lottery.new_slip[], p_places integer[], p_exposed lottery.exposed_number[]) returns jsonb
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  -- What was given is joined by hash: there may be thousands of numbers.
  set enable_nestloop = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
declare
  -- How the numbers stood before, in their order: null where nothing did.
  stood lottery.exposure[];
  is_near boolean;
  beyond jsonb;
begin
  with wanted as materialized (
    select x.draw, s.merchant_id, x.play, x.number, sum(x.stake)::bigint as stake, sum(x.liability)::bigint as liability,
      min(case when x.number = '' then s.play_most else s.number_most end) as most,
      min(s.half_from) filter (where x.number <> '' and not x.is_half) as half_from
    from unnest(p_exposed) x join unnest(p_slips) s on s.place = x.place
    where x.place = any (p_places)
    group by x.draw, s.merchant_id, x.play, x.number
  ), exposed as (
    insert into lottery.exposure as e (merchant_id, draw_id, play, number, stake, liability)
    select merchant_id, draw, play, number, stake, liability from wanted order by draw, merchant_id, play, number
    on conflict (draw_id, merchant_id, play, number)
      do update set stake = e.stake + excluded.stake, liability = e.liability + excluded.liability
    returning e.merchant_id, e.draw_id, e.play, e.number, old.stake as stake, old.liability as liability, new.liability as after
  )
  select array_agg((e.merchant_id, e.draw_id, e.play, e.number, e.stake, e.liability)::lottery.exposure
      order by e.draw_id, e.merchant_id, e.play, e.number),
    -- With all of them taken no number is beyond its limit, or past where it is sold at half rate: then each of them is.
    bool_or(e.after > w.most or e.after > w.half_from or e.liability >= w.half_from)
  into stood, is_near
  from exposed e
  join wanted w on (w.draw, w.merchant_id, w.play, w.number) = (e.draw_id, e.merchant_id, e.play, e.number);
  if is_near is not true then
    return '{}';
  end if;
  beyond := lottery.beyond_limits(p_slips, p_places, p_exposed, stood);
  if beyond <> '{}' then
    perform lottery.unexpose(p_slips, array(select jsonb_object_keys(beyond)::integer), p_exposed, stood);
  end if;
  return beyond;
end $$;

revoke execute on function lottery.expose from public;
