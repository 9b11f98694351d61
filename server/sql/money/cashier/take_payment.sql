-- What a confirmed payment means for the deposit it names, by its id or by what the payer wrote. Locks the deposit.
--   credited  the payment is whole and in time or late: the deposit is in the wallet, and the confirmation is matched to it
--   look      the deposit is there and the payment does not fit it: the caller decides what is reported to the desk
--   unknown   there is no such deposit
-- One statement, because every deposit by a gateway or a bank goes through it.
create or replace function cashier.take_payment(
  p_merchant uuid, p_channel text, p_reference uuid, p_payer_reference text, p_confirmation uuid, p_amount bigint, p_currency text,
  p_now timestamptz
) returns table (outcome text, deposit_id uuid, member_id uuid, method_code text)
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  found_deposit cashier.deposit;
  is_late boolean;
begin
  if p_reference is not null then
    select * into found_deposit from cashier.deposit d where d.id = p_reference and d.merchant_id = p_merchant for no key update;
  elsif p_payer_reference is not null then
    select * into found_deposit from cashier.deposit d
    where d.merchant_id = p_merchant and d.reference = p_payer_reference for no key update;
  end if;
  if found_deposit.id is null then
    return query select 'unknown', null::uuid, null::uuid, null::text;
    return;
  end if;
  if found_deposit.status in ('created', 'waiting', 'review', 'expired', 'failed') and found_deposit.confirmation_id is null
     and (found_deposit.amount, found_deposit.currency, found_deposit.method_code) = (p_amount, p_currency, p_channel) then
    is_late := found_deposit.status in ('expired', 'failed')
      or (found_deposit.status = 'waiting' and found_deposit.expires_at < p_now);
    perform cashier.credit(found_deposit, p_confirmation, p_channel, p_amount, found_deposit.fee,
      case when is_late then 'paid_late' else 'paid' end, null, '', p_now);
    -- The transaction that has matched it before has committed, so this transaction must not count.
    if not payments.match_confirmation(p_confirmation, found_deposit.id, p_now) then
      raise exception 'the confirmation % belongs to another deposit than %', p_confirmation, found_deposit.id;
    end if;
    return query select 'credited', found_deposit.id, found_deposit.member_id, found_deposit.method_code;
  else
    return query select 'look', found_deposit.id, found_deposit.member_id, found_deposit.method_code;
  end if;
end $$;

revoke execute on function cashier.take_payment from public;
grant execute on function cashier.take_payment to lanna_app;
