-- Keeps of how many selections bets are whose prices are kept.
create or replace function bets.keep_selections(p_bets uuid[], p_selections integer[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  update bets.bet_odds o set selections = b.selections
  from (select bet_id, min(selections) as selections from unnest(p_bets, p_selections) b (bet_id, selections) group by bet_id) b
  where o.bet_id = b.bet_id;
$$;

revoke execute on function bets.keep_selections from public;
