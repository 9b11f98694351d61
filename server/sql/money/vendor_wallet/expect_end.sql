-- Writes down when bets of a batch are expected to be over, where their vendors say so.
create or replace function vendor_wallet.expect_end(p_facts vendor_wallet.facts[], p_decisions vendor_wallet.decision[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  insert into vendor_wallet.expected_end as e (bet_id, closes_at)
  select on_bet, (more ->> 'closes_at')::timestamptz
  from unnest(p_facts, p_decisions) where effect = 'bet' and direction = 1 and more ? 'closes_at'
  on conflict (bet_id) do update set closes_at = greatest(e.closes_at, excluded.closes_at);
end $$;

revoke execute on function vendor_wallet.expect_end from public;
