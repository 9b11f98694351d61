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
  with demo as materialized (
    select a.id from ledger.demo_owner o join ledger.account a on a.owner_id = o.owner_id
  ), moved as (
    select t.debit_account, t.credit_account, t.amount, t.code, t.event_at, d.id is not null or c.id is not null as is_demo
    from ledger.transfer t left join demo d on d.id = t.debit_account left join demo c on c.id = t.credit_account
    where t.id > since and t.id <= p_horizon
  ), side as (
    select debit_account as account, code, event_at, is_demo, 0::bigint as credited, amount as debited from moved
    union all
    select credit_account, code, event_at, is_demo, amount, 0 from moved
  ), by_day as materialized (
    select a.id as account, (side.event_at at time zone z.time_zone)::date as day, side.code, count(*) as transfers,
      sum(credited)::bigint as credited, sum(debited)::bigint as debited, count(*) filter (where is_demo) as demo_transfers,
      coalesce(sum(credited) filter (where is_demo), 0)::bigint as demo_credited,
      coalesce(sum(debited) filter (where is_demo), 0)::bigint as demo_debited
    from side
    join ledger.account a on a.id = side.account and not a.inline
    join brands.brand z on z.id = a.merchant_id
    group by 1, 2, 3
  ), kept as (
    insert into ledger.house_daily_sum as d (account_id, day, code, transfers, credited, debited)
    select account, day, code, transfers, credited, debited from by_day
    on conflict (account_id, day, code) do update set transfers = d.transfers + excluded.transfers,
      credited = d.credited + excluded.credited, debited = d.debited + excluded.debited
  ), kept_demo as (
    insert into ledger.demo_daily_sum as d (account_id, day, code, transfers, credited, debited)
    select account, day, code, demo_transfers, demo_credited, demo_debited from by_day where demo_transfers > 0
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
