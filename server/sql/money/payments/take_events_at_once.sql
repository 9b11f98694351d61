-- take_event_at_once for events that arrived together, in one transaction: what each names is held first (p_hold, the owner's function:
-- cashier.hold_for_payments), so that two batches never wait for each other in turn. An event that is not plain, or whose player's wallet another
-- transaction holds, leaves nothing behind and is `alone`: the caller takes it by itself.
create or replace function payments.take_events_at_once(p_hold regproc, p_apply regproc, p_events jsonb, p_now timestamptz)
  returns table (place integer, status text, said text, merchant_id uuid, member_id uuid)
  language plpgsql set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  e record;
  t record;
  held uuid[];
begin
  execute format('select %s($1)', p_hold) into held
    using array(select x.reference from jsonb_to_recordset(p_events) as x(reference uuid));
  for e in
    select * from jsonb_to_recordset(p_events) as x(place integer, gateway uuid, event text, fingerprint bytea, body text, id uuid, merchant text,
      channel text, way text, external text, reference uuid, payer_reference text, outcome text, amount bigint, currency text,
      happened_at timestamptz, payer text)
    order by x.place
  loop
    place := e.place;
    status := 'alone';
    said := null;
    merchant_id := null;
    member_id := null;
    if e.reference = any (held) then
      begin
        select * into t from payments.take_event_at_once(p_apply, e.gateway, e.event, e.fingerprint, e.body, e.id, e.merchant, e.channel, e.way,
          e.external, e.reference, e.payer_reference, e.outcome, e.amount, e.currency, e.happened_at, e.payer, p_now);
        status := t.status;
        said := t.said;
        merchant_id := t.merchant_id;
        member_id := t.member_id;
      exception when sqlstate 'PY001' then
        -- As it was: another way looks at it.
        null;
      end;
    end if;
    return next;
  end loop;
end $$;

revoke execute on function payments.take_events_at_once from public;
grant execute on function payments.take_events_at_once to lanna_app;
