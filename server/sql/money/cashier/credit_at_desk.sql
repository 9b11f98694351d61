-- Credits a deposit at the desk's word, by a confirmation that belongs to it. False where the deposit is credited already, or has another
-- confirmation, or this one says something else.
create or replace function cashier.credit_at_desk(
  p_deposit uuid, p_confirmation uuid, p_amount bigint, p_fee bigint, p_cause text, p_operator text, p_words text, p_now timestamptz
) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  found_deposit cashier.deposit;
  channel text;
begin
  select * into found_deposit from cashier.deposit where id = p_deposit for no key update;
  if found_deposit.id is null or found_deposit.status = 'credited'
     or coalesce(found_deposit.confirmation_id, p_confirmation) <> p_confirmation then
    return false;
  end if;
  select channel_code into channel from payments.confirmed
  where id = p_confirmation and matched_to = p_deposit and outcome = 'paid' and amount = p_amount
    and currency = found_deposit.currency and merchant_id = found_deposit.merchant_id;
  if channel is null then
    return false;
  end if;
  perform cashier.credit(found_deposit, p_confirmation, channel, p_amount, p_fee, p_cause, p_operator, p_words, p_now);
  return true;
end $$;

revoke execute on function cashier.credit_at_desk from public;
grant execute on function cashier.credit_at_desk to lanna_app;
