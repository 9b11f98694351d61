-- Takes lines that were given back off what stands on their numbers. Locked in the order in which slips lock them: by draw, play and number, after accounts
-- and draws. Each key once.
create or replace function lottery.release_exposed(
  p_merchants uuid[], p_draws uuid[], p_plays text[], p_numbers text[], p_stakes bigint[], p_liabilities bigint[]
) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp
  set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  perform e.draw_id
  from (select * from unnest(p_merchants, p_draws, p_plays, p_numbers) as x(merchant, draw, play, number)
    order by draw, merchant, play, number) x
  cross join lateral (
    select draw_id from lottery.exposure
    where draw_id = x.draw and merchant_id = x.merchant and play = x.play and number = x.number offset 0 for no key update) e;
  update lottery.exposure e
  set stake = greatest(e.stake - x.stake, 0), liability = greatest(e.liability - x.liability, 0)
  from unnest(p_merchants, p_draws, p_plays, p_numbers, p_stakes, p_liabilities) as x(merchant, draw, play, number, stake, liability)
  where e.draw_id = x.draw and e.merchant_id = x.merchant and e.play = x.play and e.number = x.number;
end $$;

revoke execute on function lottery.release_exposed from public;
grant execute on function lottery.release_exposed to lanna_app;
