-- Takes an event of a gateway, once by its id, with what it confirms, in one round trip. Status:
--   new             confirmation_id was not known before; the caller applies it in this transaction
--   known           the event is new, what it says was said before by another way; apply it if it has found nothing (matched is false)
--   repeated        the same event again; `said` is what it was answered with
--   event_conflict  the same event with other data: nothing was kept of it
--   contradicted    another outcome, amount, currency or order than was said of this transaction before: the event is kept, nothing else
--   no_channel      the brand has no such channel at this gateway
create or replace function payments.take_event(
  p_gateway uuid, p_event text, p_fingerprint bytea, p_body text, p_id uuid, p_merchant text, p_channel text, p_way text,
  p_external text, p_reference uuid, p_payer_reference text, p_outcome text, p_amount bigint, p_currency text,
  p_happened_at timestamptz, p_payer text, p_now timestamptz
) returns table (status text, said text, confirmation_id uuid, merchant_id uuid, matched boolean)
  language plpgsql set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  brand uuid;
  known record;
  taken record;
begin
  -- Of two deliveries of one event at the same moment the second waits here, and then finds the first.
  perform pg_advisory_xact_lock(hashtextextended(p_gateway::text || ' ' || p_event, 1410));
  select e.fingerprint, e.status, e.confirmation_id into known
  from payments.webhook_event e where e.gateway_id = p_gateway and e.event_id = p_event;
  if found then
    return query select case when known.fingerprint = p_fingerprint then 'repeated' else 'event_conflict' end, known.status,
      known.confirmation_id, (select c.merchant_id from payments.confirmation c where c.id = known.confirmation_id), null::boolean;
    return;
  end if;
  select c.merchant_id into brand
  from brands.brand b join payments.channel c on c.merchant_id = b.id
  where b.code = p_merchant and c.way = p_way and c.code = p_channel and c.gateway_id = p_gateway;
  if not found then
    return query select 'no_channel', null::text, null::uuid, null::uuid, null::boolean;
    return;
  end if;
  select t.outcome, t.id into taken
  from payments.take_confirmation(p_id, brand, p_channel, p_way, p_external, p_reference, p_payer_reference, p_outcome, p_amount,
    p_currency, p_happened_at, 'webhook', p_payer, p_now) t;
  insert into payments.webhook_event (gateway_id, event_id, fingerprint, confirmation_id, status, received_at, body)
  values (p_gateway, p_event, p_fingerprint, taken.id, case taken.outcome when 'conflict' then 'contradicted' else 'taken' end,
    p_now, p_body);
  if taken.outcome = 'new' and p_reference is not null then
    update payments.gateway_order o set state = 'settled', ask_at = null, changed_at = p_now
    where o.id = p_reference and o.way = p_way and o.state <> 'settled';
  end if;
  return query select
    case taken.outcome when 'conflict' then 'contradicted' when 'new' then 'new' else 'known' end,
    case taken.outcome when 'conflict' then 'contradicted' else 'taken' end,
    taken.id, brand,
    taken.outcome = 'repeated' and exists (select from payments.confirmation c where c.id = taken.id and c.matched_to is not null);
end $$;

revoke execute on function payments.take_event from public;
grant execute on function payments.take_event to lanna_app;
