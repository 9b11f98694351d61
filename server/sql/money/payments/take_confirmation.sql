-- Writes down what a bank or gateway says has happened, once by its external reference. `new`; `repeated` when the same was said
-- before; `conflict` when it said something else of the same reference: what was said first stands.
-- Where a person has written one of the two (a statement's file, the desk), a reference is the same however it is written. Two ids of a
-- gateway are compared sign by sign: a machine writes them, and a payment must not be lost because another id resembles its own.
create or replace function payments.take_confirmation(
  p_id uuid, p_merchant uuid, p_channel text, p_way text, p_external text, p_reference uuid, p_payer_reference text,
  p_outcome text, p_amount bigint, p_currency text, p_happened_at timestamptz, p_source text, p_payer text, p_now timestamptz
) returns table (outcome text, id uuid)
  language plpgsql set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  key text := payments.reference_key(p_external);
  known payments.confirmation;
begin
  for attempt in 1 .. 2 loop
    insert into payments.confirmation (id, merchant_id, channel_code, way, external_reference, reference_key, reference, payer_reference,
      outcome, amount, currency, happened_at, taken_at, source, payer, waits_for)
    values (p_id, p_merchant, p_channel, p_way, p_external, key, p_reference, p_payer_reference, p_outcome, p_amount, p_currency,
      p_happened_at, p_now, p_source, p_payer, 'order')
    on conflict do nothing;
    if found then
      return query select 'new', p_id;
      return;
    end if;
    select * into known from payments.confirmation c
    where (c.merchant_id, c.channel_code, c.way, c.external_reference) = (p_merchant, p_channel, p_way, p_external);
    exit when found;
    select * into strict known from payments.confirmation c
    where (c.merchant_id, c.channel_code, c.way, c.reference_key) = (p_merchant, p_channel, p_way, key);
    exit when p_source in ('statement', 'desk') or known.source in ('statement', 'desk');
    key := null;
  end loop;
  -- Not every source that reports it again reports all of it: a statement may not know the order.
  return query select case
    when (known.outcome, known.amount, known.currency) = (p_outcome, p_amount, p_currency)
      and (known.reference is null or p_reference is null or known.reference = p_reference) then 'repeated'
    else 'conflict' end, known.id;
end $$;

revoke execute on function payments.take_confirmation from public;
grant execute on function payments.take_confirmation to lanna_app;
