-- Slips with which their player would have more on a draw than the brand allows, by their place: {draw, most, left} of the first such draw. The caller
-- holds the players' accounts.
create or replace function lottery.beyond_stake(p_slips lottery.new_slip[], p_bets lottery.new_bet[]) returns jsonb
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  set enable_seqscan = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
begin
  return coalesce((
    select jsonb_object_agg(b.place, jsonb_build_object('draw', b.draw, 'most', b.most::text, 'left', greatest(b.most - b.before, 0)::text))
    from (
      select distinct on (s.place) s.place, b.draw, s.member_most as most, coalesce(m.stake, 0) as before
      from (select place, draw, sum(stake) as stake from unnest(p_bets) group by place, draw) b
      join unnest(p_slips) s on s.place = b.place
      left join lateral (
        select stake from lottery.member_stake where draw_id = b.draw and member_id = s.member_id offset 0) m on true
      where coalesce(m.stake, 0) + b.stake > s.member_most
      order by s.place, b.draw
    ) b), '{}');
end $$;

revoke execute on function lottery.beyond_stake from public;
