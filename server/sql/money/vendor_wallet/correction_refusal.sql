-- Why the payout of a bet stays what it is; null when it becomes another one.
create or replace function vendor_wallet.correction_refusal(f vendor_wallet.facts) returns vendor_wallet.status
  language sql immutable parallel safe as $$
  select case
    when f.ref_account <> f.account_id then 'RS_ERROR_INVALID_TOKEN'::vendor_wallet.status
    when f.currency <> f.account_currency then 'RS_ERROR_WRONG_CURRENCY'
    when f.amount > vendor_wallet.greatest_amount() then 'RS_ERROR_LIMIT_REACHED'
    when f.ref_rolled_back or f.bet_status = 'refunded' then 'RS_ERROR_TRANSACTION_ROLLED_BACK'
    -- A bet that is open is paid by a win, and what an operator has to decide about waits for that.
    when (f.ref_kind in ('bet', 'win') and f.ref_status = 'RS_OK' and f.bet_status <> 'open' and not f.ref_held) is not true
      then 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'
    when (f.more ->> 'correction')::integer <= f.bet_corrections then 'RS_ERROR_DUPLICATE_TRANSACTION'
    -- What is raised is won: by a correction nothing passes that a win would be held for.
    when f.amount > f.bet_payout and (f.amount - f.bet_payout > f.win_round_left or f.amount - f.bet_payout > f.win_day_left) then 'RS_ERROR_LIMIT_REACHED'
  end
$$;

revoke execute on function vendor_wallet.correction_refusal from public;
