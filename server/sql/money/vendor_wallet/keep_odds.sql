-- Keeps the prices that bets of a batch were placed at, and of how many selections they are, where their vendors say so.
create or replace function vendor_wallet.keep_odds(p_facts vendor_wallet.facts[], p_decisions vendor_wallet.decision[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  bet_ids uuid[];
  odds integer[];
  selections integer[];
begin
  select array_agg(on_bet), array_agg((more ->> 'odds')::integer), array_agg((more ->> 'selections')::integer) into bet_ids, odds, selections
  from unnest(p_facts, p_decisions) where effect = 'bet' and direction = 1 and more ? 'odds';
  if bet_ids is not null then
    perform bets.keep_odds(bet_ids, odds);
    perform bets.keep_selections(bet_ids, selections);
  end if;
end $$;

revoke execute on function vendor_wallet.keep_odds from public;
