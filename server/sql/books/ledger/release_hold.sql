-- Gives back what is left of a hold and ends it; nothing can be captured afterwards. Outcomes: released, repeated (amount
-- is what was given back the first time), unknown.
create or replace function ledger.release_hold(p_hold uuid, p_now timestamptz)
  returns table (outcome text, amount bigint)
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  known ledger.hold;
begin
  select * into known from ledger.hold where reference = p_hold;
  if not found then
    return query select 'unknown', null::bigint;
    return;
  end if;
  perform ledger.lock_accounts(array[known.account_id]);
  -- Read again after the lock: a capture holds the account's lock.
  select * into known from ledger.hold where reference = p_hold;
  if known.released is not null then
    return query select 'repeated', known.released;
    return;
  end if;
  update ledger.hold h set released = h.amount - h.captured, released_at = p_now where h.reference = p_hold;
  update ledger.account a set held = a.held - (known.amount - known.captured) where a.id = known.account_id;
  return query select 'released', known.amount - known.captured;
end $$;

revoke execute on function ledger.release_hold from public;
grant execute on function ledger.release_hold to lanna_app;
