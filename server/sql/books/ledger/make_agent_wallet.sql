-- A player's wallet becomes an agent's, with all that is in it; one that is an agent's already stays. Whatever a player's may do, an
-- agent's may too (ledger.posting_rule), so the transfers of before keep their rules.
create or replace function ledger.make_agent_wallet(p_merchant uuid, p_owner uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update ledger.account set kind = 'agent'
  where merchant_id = p_merchant and owner_id = p_owner and is_wallet and kind = 'player_cash';
end $$;

revoke execute on function ledger.make_agent_wallet from public;
grant execute on function ledger.make_agent_wallet to lanna_app;
