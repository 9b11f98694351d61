-- Writes down what a bank or gateway says has happened, once by its external reference. `new`; `repeated` when the same was said
-- before; `conflict` when it said something else of the same reference: what was said first stands.
create or replace function payments.take_confirmation(
  p_id uuid, p_merchant uuid, p_channel text, p_way text, p_external text, p_reference uuid, p_payer_reference text,
  p_outcome text, p_amount bigint, p_currency text, p_happened_at timestamptz, p_source text, p_payer text, p_now timestamptz
) returns table (outcome text, id uuid)
  language plpgsql set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  known payments.confirmation;
begin
  insert into payments.confirmation (id, merchant_id, channel_code, way, external_reference, reference, payer_reference, outcome,
    amount, currency, happened_at, taken_at, source, payer, waits_for)
  values (p_id, p_merchant, p_channel, p_way, p_external, p_reference, p_payer_reference, p_outcome, p_amount, p_currency,
    p_happened_at, p_now, p_source, p_payer, 'order')
  on conflict (merchant_id, channel_code, way, external_reference) do nothing;
  if found then
    return query select 'new', p_id;
    return;
  end if;
  select * into strict known from payments.confirmation c
  where (c.merchant_id, c.channel_code, c.way, c.external_reference) = (p_merchant, p_channel, p_way, p_external);
  -- Not everybody who tells it again tells all of it: a statement may not know the order.
  return query select case
    when (known.outcome, known.amount, known.currency) = (p_outcome, p_amount, p_currency)
      and (known.reference is null or p_reference is null or known.reference = p_reference) then 'repeated'
    else 'conflict' end, known.id;
end $$;

revoke execute on function payments.take_confirmation from public;
grant execute on function payments.take_confirmation to lanna_app;
