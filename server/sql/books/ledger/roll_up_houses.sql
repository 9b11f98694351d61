-- Adds to the house balances, and to their sums by day, what moved since the last roll-up. Up to p_horizon no transfer may
-- still be in flight.
create or replace function ledger.roll_up_houses(p_horizon bigint) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  since bigint;
begin
  select rolled_up_to into since from ledger.progress for update;
  if p_horizon <= since then
    return since;
  end if;
  with side as (
    select debit_account as account, code, event_at, 0::bigint as credited, amount as debited
    from ledger.transfer where id > since and id <= p_horizon
    union all
    select credit_account, code, event_at, amount, 0 from ledger.transfer where id > since and id <= p_horizon
  ), by_day as materialized (
    select a.id as account, (side.event_at at time zone z.time_zone)::date as day, side.code, count(*) as transfers,
      sum(credited)::bigint as credited, sum(debited)::bigint as debited
    from side
    join ledger.account a on a.id = side.account and not a.inline
    join brands.brand z on z.id = a.merchant_id
    group by 1, 2, 3
  ), kept as (
    insert into ledger.house_daily_sum as d (account_id, day, code, transfers, credited, debited)
    select * from by_day
    on conflict (account_id, day, code) do update set transfers = d.transfers + excluded.transfers,
      credited = d.credited + excluded.credited, debited = d.debited + excluded.debited
  )
  update ledger.account a set balance = a.balance + s.change
  from (select account, sum(credited - debited)::bigint as change from by_day group by account) s
  where a.id = s.account;
  update ledger.progress set rolled_up_to = p_horizon;
  return p_horizon;
end $$;

revoke execute on function ledger.roll_up_houses from public;
grant execute on function ledger.roll_up_houses to lanna_app;
