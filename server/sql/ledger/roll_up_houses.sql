-- Adds to the house balances what moved since the last roll-up. Up to p_horizon no transfer may still be in flight.
create or replace function ledger.roll_up_houses(p_horizon bigint) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  since bigint;
begin
  select rolled_up_to into since from ledger.progress for update;
  if p_horizon <= since then
    return since;
  end if;
  update ledger.account a set balance = a.balance + s.change
  from (
    select account, sum(change)::bigint as change
    from (
      select debit_account as account, -amount as change from ledger.transfer where id > since and id <= p_horizon
      union all
      select credit_account, amount from ledger.transfer where id > since and id <= p_horizon
    ) moved
    group by account
  ) s
  where a.id = s.account and not a.inline;
  update ledger.progress set rolled_up_to = p_horizon;
  return p_horizon;
end $$;

revoke execute on function ledger.roll_up_houses from public;
grant execute on function ledger.roll_up_houses to lanna_app;
