-- Decides slips one after another by what stands on their numbers, beginning with how these stood before any of them: what one adds counts for the next.
-- Answers those in whose way numbers are, with these. `p_exposed` lies in the order of its places.
create or replace function lottery.beyond_limits(
  p_slips lottery.new_slip[], p_places integer[], p_exposed lottery.exposed_number[], p_stood lottery.exposure[]
) returns jsonb language plpgsql security definer set search_path = pg_catalog, pg_temp
  set enable_nestloop = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
declare
  slip lottery.new_slip;
  -- Of each exposed number of the batch: where among those that stood it is.
  cells integer[];
  standing bigint[];
  first integer;
  last integer := 0;
  at integer;
  reached jsonb;
  beyond jsonb := '{}';
begin
  select array_agg(coalesce(c.cell, 0) order by x.ordinality) into cells
  from unnest(p_exposed) with ordinality x
  join unnest(p_slips) s on s.place = x.place
  left join (select draw_id, merchant_id, play, number, ordinality as cell from unnest(p_stood) with ordinality) c
    on (c.draw_id, c.merchant_id, c.play, c.number) = (x.draw, s.merchant_id, x.play, x.number);
  select array_agg(coalesce(liability, 0) order by ordinality) into standing from unnest(p_stood) with ordinality;
  foreach slip in array p_slips loop
    first := last + 1;
    last := first - 1;
    while (p_exposed[last + 1]).place = slip.place loop
      last := last + 1;
    end loop;
    continue when slip.place <> all (p_places);
    select jsonb_agg(jsonb_build_object('draw', x.draw, 'play', x.play, 'number', x.number,
        'left', greatest(x.most - x.before, 0)::text, 'sold_half', x.before + x.liability <= x.most) order by x.draw, x.play, x.number)
    into reached
    from (
      select n.*, standing[n.cell] as before, case when n.number = '' then slip.play_most else slip.number_most end as most
      from unnest(p_exposed[first:last], cells[first:last]) as n(draw, play, number, stake, liability, is_half, place, cell)
    ) x
    where x.before + x.liability > x.most or x.number <> '' and x.before >= slip.half_from and not x.is_half;
    if reached is not null then
      beyond := beyond || jsonb_build_object(slip.place, reached);
    else
      for at in first..last loop
        standing[cells[at]] := standing[cells[at]] + (p_exposed[at]).liability;
      end loop;
    end if;
  end loop;
  return beyond;
end $$;

revoke execute on function lottery.beyond_limits from public;
