-- Pays from a hold, the whole or a part, as often as something is left of it; each capture is a posting with a reference
-- of its own. Outcomes as in post_under_reference, and `unknown` when there is no such hold.
create or replace function ledger.capture_hold(
  p_reference uuid, p_hold uuid, p_credit bigint, p_amount bigint, p_code text, p_event_at timestamptz
) returns table (outcome text, leg integer, account bigint, available bigint)
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  holder bigint;
begin
  select account_id into holder from ledger.hold where reference = p_hold;
  if not found then
    return query select 'unknown', null::integer, null::bigint, null::bigint;
    return;
  end if;
  return query select * from ledger.post_under_reference(p_reference, array[holder], array[p_credit], array[p_amount],
    array[p_code], p_event_at, false, null, p_hold);
end $$;

revoke execute on function ledger.capture_hold from public;
grant execute on function ledger.capture_hold to lanna_app;
