-- Which of these draws take bets, by the database's own clock. From here to the end of the caller's transaction none of them can be closed: the draws are
-- locked in the order of their ids, shared with all other slips, and closing waits for all of them. A draw that there is not takes none, and
-- none of a game that is switched off.
create or replace function draws.take_bets(p_draws uuid[]) returns table (draw_id uuid, is_open boolean)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  one uuid;
begin
  for one in select distinct id from unnest(p_draws) id order by id loop
    perform pg_advisory_xact_lock_shared(draws.lock_key(one));
  end loop;
  return query
    select wanted.id, coalesce(d.state = 'open' and g.enabled and clock_timestamp() < d.closes_at, false)
    from (select distinct id from unnest(p_draws) id) wanted
    left join draws.draw d on d.id = wanted.id
    left join draws.game g on g.code = d.game_code;
end $$;

revoke execute on function draws.take_bets from public;
grant execute on function draws.take_bets to lanna_app;
