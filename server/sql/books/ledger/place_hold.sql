-- Sets money of an inline account aside, once per reference: it stays in the balance and cannot be spent. Outcomes: held,
-- repeated, conflict (the reference holds something else), insufficient (available is what there is), not_allowed (only
-- what is kept inline can be held).
create or replace function ledger.place_hold(p_reference uuid, p_account bigint, p_amount bigint, p_now timestamptz)
  returns table (outcome text, available bigint)
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  holder ledger.account;
  known ledger.hold;
begin
  perform ledger.lock_accounts(array[p_account]);
  select * into holder from ledger.account where id = p_account;
  if holder.inline is not true then
    return query select 'not_allowed', null::bigint;
    return;
  end if;
  select * into known from ledger.hold where reference = p_reference;
  if found then
    return query select
      case when (known.account_id, known.amount) = (p_account, p_amount) then 'repeated' else 'conflict' end,
      holder.balance - holder.held;
    return;
  end if;
  if holder.balance - holder.held < p_amount then
    return query select 'insufficient', holder.balance - holder.held;
    return;
  end if;
  insert into ledger.hold (reference, account_id, amount, held_at) values (p_reference, p_account, p_amount, p_now)
  on conflict do nothing;
  if not found then
    -- Another transaction placed it on another account at the same moment.
    return query select 'conflict', holder.balance - holder.held;
    return;
  end if;
  update ledger.account set held = held + p_amount where id = p_account;
  return query select 'held', holder.balance - holder.held - p_amount;
end $$;

revoke execute on function ledger.place_hold from public;
grant execute on function ledger.place_hold to lanna_app;
