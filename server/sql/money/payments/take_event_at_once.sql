-- take_event with what it moves, as one statement: p_apply is the owner's function for the plain case (cashier.credit_at_once). Whatever is
-- not plain raises PY001 and leaves nothing behind; the caller takes it in a transaction then.
create or replace function payments.take_event_at_once(
  p_apply regproc, p_gateway uuid, p_event text, p_fingerprint bytea, p_body text, p_id uuid, p_merchant text, p_channel text,
  p_way text, p_external text, p_reference uuid, p_payer_reference text, p_outcome text, p_amount bigint, p_currency text,
  p_happened_at timestamptz, p_payer text, p_now timestamptz
) returns table (status text, said text, merchant_id uuid, member_id uuid)
  language plpgsql set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  taken record;
  applied record;
begin
  select * into taken from payments.take_event(p_gateway, p_event, p_fingerprint, p_body, p_id, p_merchant, p_channel, p_way,
    p_external, p_reference, p_payer_reference, p_outcome, p_amount, p_currency, p_happened_at, p_payer, p_now);
  if taken.status in ('repeated', 'no_channel') then
    return query select taken.status, taken.said, null::uuid, null::uuid;
    return;
  end if;
  if taken.status = 'new' then
    execute format('select subject_id, member_id from %s($1, $2, $3, $4, $5, $6, $7)', p_apply) into applied
      using taken.merchant_id, p_channel, p_reference, taken.confirmation_id, p_amount, p_currency, p_now;
    if applied.subject_id is not null then
      update payments.confirmation c set matched_to = applied.subject_id, matched_at = p_now, waits_for = null
      -- The owner may have matched it already.
      where c.id = taken.confirmation_id and c.matched_to is null;
      return query select taken.status, taken.said, taken.merchant_id, applied.member_id;
      return;
    end if;
  end if;
  raise exception 'not a plain event' using errcode = 'PY001';
end $$;

revoke execute on function payments.take_event_at_once from public;
grant execute on function payments.take_event_at_once to lanna_app;
