-- Puts a deposit whose row the caller has locked into its member's wallet: state, history, what it asks to be played, and the posting
-- with the fee as a leg of its own. The money comes from the clearing account of the channel that has confirmed it.
create or replace function cashier.credit(
  p_deposit cashier.deposit, p_confirmation uuid, p_channel text, p_amount bigint, p_fee bigint, p_cause text, p_operator text,
  p_words text, p_now timestamptz
) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  wallet constant bigint := ledger.open_wallet(p_deposit.merchant_id, p_deposit.currency, p_deposit.member_id, false);
  clearing constant bigint := ledger.open_account(p_deposit.merchant_id, p_deposit.currency, 'clearing', null, p_channel);
  debits bigint[] := array[clearing];
  credits bigint[] := array[wallet];
  amounts bigint[] := array[p_amount];
  codes text[] := array['deposit'];
  posted text;
begin
  update cashier.deposit set
    status = 'credited', credited_at = p_now, changed_at = p_now, version = version + 1,
    confirmation_id = p_confirmation, confirmed_amount = p_amount, credited_amount = p_amount, fee = p_fee,
    turnover_required = ceil(p_amount * turnover_basis_points::numeric / 10000)::bigint,
    turnover_from = coalesce((
      select sum(valid_turnover)::bigint from bets.member_day
      where member_id = p_deposit.member_id and currency = p_deposit.currency), 0),
    words = case when p_words = '' then words else p_words end,
    handled_by = coalesce(p_operator, handled_by)
  where id = p_deposit.id;
  insert into cashier.move (deposit_id, from_status, to_status, cause, operator_name, words, at)
  values (p_deposit.id, p_deposit.status, 'credited', p_cause, p_operator, p_words, p_now);
  if p_fee > 0 then
    debits := debits || wallet;
    credits := credits || ledger.open_account(p_deposit.merchant_id, p_deposit.currency, 'payment_fee', null, p_channel);
    amounts := amounts || p_fee;
    codes := codes || 'deposit_fee'::text;
  end if;
  select g.outcome into posted from ledger.post_group(p_deposit.id, debits, credits, amounts, codes, p_now) g;
  if posted <> 'posted' then
    raise exception 'deposit % was not posted: %', p_deposit.id, posted;
  end if;
end $$;

revoke execute on function cashier.credit from public;
