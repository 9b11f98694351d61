-- The plain case of take_payment as one part of a statement: the payment is whole, and its transaction sends no notice. No row
-- otherwise; then the statement must not stand, since something may have been done already.
create or replace function cashier.credit_at_once(
  p_merchant uuid, p_channel text, p_reference uuid, p_confirmation uuid, p_amount bigint, p_currency text, p_now timestamptz
) returns table (subject_id uuid, member_id uuid)
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  taken record;
begin
  select t.outcome, t.deposit_id, t.member_id into taken
  from cashier.take_payment(p_merchant, p_channel, p_reference, null, p_confirmation, p_amount, p_currency, p_now) t;
  if taken.outcome = 'credited'
     and not exists (select from web_push.listening_member m where m.merchant_id = p_merchant and m.member_id = taken.member_id) then
    -- The member's message, as `tellOfCredit` writes it; there is no device to notify.
    perform inbox.write_message(uuidv7(), p_merchant, taken.member_id, 'money', 'deposit_credited',
      jsonb_build_object('amount', trim_scale(d.credited_amount::numeric / 100000)::text), null, null, p_now)
    from cashier.deposit d where d.id = taken.deposit_id and d.kind <> 'sandbox';
    return query select taken.deposit_id, taken.member_id;
  end if;
end $$;

revoke execute on function cashier.credit_at_once from public;
grant execute on function cashier.credit_at_once to lanna_app;
