-- Transfers whose ids are above one: those that a sum does not hold yet, which are few however many there are. A function, so that the planner knows that
-- and finds their accounts one by one: by a comparison with a watermark it would expect a third of all transfers, and read every account for them.
create or replace function ledger.transfers_after(p_id bigint)
  returns table (id bigint, event_at timestamptz, code text, debit_account bigint, credit_account bigint, amount bigint)
  language sql stable rows 100 set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
  select t.id, t.event_at, t.code, t.debit_account, t.credit_account, t.amount from ledger.transfer t where t.id > p_id
$$;

revoke execute on function ledger.transfers_after from public;
grant execute on function ledger.transfers_after to lanna_app;
