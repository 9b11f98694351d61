-- Keeps what the house keeps of the bets that wins of a batch settle, where their vendors say so. Before the bets are written: what they count as follows from it.
create or replace function vendor_wallet.keep_rakes(p_facts vendor_wallet.facts[], p_decisions vendor_wallet.decision[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  bet_ids uuid[];
  rakes bigint[];
begin
  select array_agg(on_bet), array_agg((more ->> 'rake')::bigint) into bet_ids, rakes
  from unnest(p_facts, p_decisions) where effect = 'win' and direction = 1 and more ? 'rake';
  if bet_ids is not null then
    perform bets.keep_rakes(bet_ids, rakes);
  end if;
end $$;

revoke execute on function vendor_wallet.keep_rakes from public;
