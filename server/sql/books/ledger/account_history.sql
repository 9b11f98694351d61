-- The transfers of one account that counts them, from one version to another, both included: the change, the balance after
-- it and the account on the other side. Two look-ups by the account's own order, however many it has had.
create or replace function ledger.account_history(p_account bigint, p_first bigint, p_last bigint)
  returns table (version bigint, transfer_id bigint, created_at timestamptz, group_id uuid, code text, change bigint,
    balance bigint, other_id bigint, other_kind text, other_owner_id uuid, other_purpose text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off
  set plan_cache_mode = force_generic_plan as $$
  select s.version, s.id, s.created_at, s.group_id, s.code, s.change, s.balance, o.id, o.kind, o.owner_id, o.purpose
  from (
    select debit_version as version, id, created_at, group_id, code, -amount as change, debit_balance as balance,
      credit_account as other
    from ledger.transfer
    where debit_account = p_account and debit_version between p_first and p_last
    union all
    select credit_version, id, created_at, group_id, code, amount, credit_balance, debit_account
    from ledger.transfer
    where credit_account = p_account and credit_version between p_first and p_last
  ) s
  join ledger.account o on o.id = s.other
  order by s.version desc
$$;

revoke execute on function ledger.account_history from public;
grant execute on function ledger.account_history to lanna_app;
