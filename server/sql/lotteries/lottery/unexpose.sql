-- Takes off again what slips of these places were to add to numbers, which the caller has locked; a number on which nothing stood has no row then.
create or replace function lottery.unexpose(
  p_slips lottery.new_slip[], p_places integer[], p_exposed lottery.exposed_number[], p_stood lottery.exposure[]
) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp
  set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  update lottery.exposure e set stake = e.stake - x.stake, liability = e.liability - x.liability
  from (
    select x.draw, s.merchant_id, x.play, x.number, sum(x.stake) as stake, sum(x.liability) as liability
    from unnest(p_exposed) x join unnest(p_slips) s on s.place = x.place
    where x.place = any (p_places)
    group by x.draw, s.merchant_id, x.play, x.number
  ) x
  where e.draw_id = x.draw and e.merchant_id = x.merchant_id and e.play = x.play and e.number = x.number;
  delete from lottery.exposure e using unnest(p_stood) o
  where o.liability is null and e.stake = 0 and e.liability = 0
    and e.draw_id = o.draw_id and e.merchant_id = o.merchant_id and e.play = o.play and e.number = o.number;
end $$;

revoke execute on function lottery.unexpose from public;
