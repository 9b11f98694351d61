-- Keeps what the house keeps of bets that members play against one another; what was said first stands.
create or replace function bets.keep_rakes(p_bets uuid[], p_rakes bigint[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into bets.bet_rake (bet_id, rake)
  select bet_id, max(rake) from unnest(p_bets, p_rakes) b (bet_id, rake) group by bet_id
  on conflict do nothing;
$$;

revoke execute on function bets.keep_rakes from public;
