-- Locks the accounts among these whose balances are kept inline, in the order of their ids, as every path that needs two
-- of them must. The others are not locked: all transfers would wait there.
-- Planned once for each connection: otherwise PostgreSQL plans anew for every few accounts, which takes longer than locking them.
create or replace function ledger.lock_accounts(p_accounts bigint[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off
  set plan_cache_mode = force_generic_plan as $$
begin
  perform from ledger.account where id = any (p_accounts) and inline order by id for no key update;
end $$;

revoke execute on function ledger.lock_accounts from public;
