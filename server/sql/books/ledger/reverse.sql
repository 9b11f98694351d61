-- Takes a posting back as a posting of its own: the same legs, the last first, each the other way round. Once only.
-- Outcomes as in post_under_reference, and `unknown` when there is no such posting. A reversal cannot be reversed.
create or replace function ledger.reverse(p_reference uuid, p_posting uuid, p_event_at timestamptz)
  returns table (outcome text, leg integer, account bigint, available bigint)
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  original ledger.posting;
  debits bigint[];
  credits bigint[];
  amounts bigint[];
begin
  select * into original from ledger.posting where reference = p_posting;
  if original.reference is null or original.reverses is not null then
    return query select case when original.reference is null then 'unknown' else 'not_allowed' end,
      null::integer, null::bigint, null::bigint;
    return;
  end if;
  select array_agg(credit_account order by id desc), array_agg(debit_account order by id desc),
    array_agg(amount order by id desc)
  into debits, credits, amounts
  from ledger.transfer
  where id between original.first_id and original.last_id and group_id = p_posting;
  return query select * from ledger.post_under_reference(p_reference, debits, credits, amounts,
    array_fill('reversal'::text, array[cardinality(debits)]), p_event_at, false, p_posting);
end $$;

revoke execute on function ledger.reverse from public;
grant execute on function ledger.reverse to lanna_app;
