-- Holds deposits and the wallets of their members for payments that are credited together, in the order every path takes them: the deposits by their
-- ids, then the wallets that no other transaction holds, by theirs. Answers the deposits whose payment may go with the others.
create or replace function cashier.hold_for_payments(p_deposits uuid[]) returns uuid[]
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  free bigint[];
begin
  perform from cashier.deposit where id = any (p_deposits) order by id for no key update;
  free := ledger.lock_free_accounts(array(
    select a.account_id from cashier.deposit d
    join ledger.available_balance a on a.owner_id = d.member_id and a.merchant_id = d.merchant_id and a.currency = d.currency and a.is_wallet
    where d.id = any (p_deposits)));
  return array(
    select d.id from cashier.deposit d
    join ledger.available_balance a on a.owner_id = d.member_id and a.merchant_id = d.merchant_id and a.currency = d.currency and a.is_wallet
    where d.id = any (p_deposits) and a.account_id = any (free));
end $$;

revoke execute on function cashier.hold_for_payments from public;
grant execute on function cashier.hold_for_payments to lanna_app;
