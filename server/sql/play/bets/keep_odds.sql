-- Keeps the prices of bets; of several stakes of one bet the least.
create or replace function bets.keep_odds(p_bets uuid[], p_odds integer[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into bets.bet_odds as o (bet_id, odds)
  select bet_id, min(odds) from unnest(p_bets, p_odds) b (bet_id, odds) group by bet_id
  on conflict (bet_id) do update set odds = least(o.odds, excluded.odds);
$$;

revoke execute on function bets.keep_odds from public;
