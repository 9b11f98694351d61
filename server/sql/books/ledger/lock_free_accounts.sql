-- Locks those of these accounts that no other transaction holds, as `lock_accounts` does, and answers which: a batch waits for no single player.
create or replace function ledger.lock_free_accounts(p_accounts bigint[]) returns bigint[]
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off
  set plan_cache_mode = force_generic_plan as $$
begin
  return array(select id from ledger.account where id = any (p_accounts) and inline order by id for no key update skip locked);
end $$;

revoke execute on function ledger.lock_free_accounts from public;
