-- Why a win is not paid; null when it is.
create or replace function vendor_wallet.win_refusal(f vendor_wallet.facts) returns vendor_wallet.status
  language sql immutable parallel safe as $$
  select case
    when f.ref_account <> f.account_id then 'RS_ERROR_INVALID_TOKEN'::vendor_wallet.status
    when f.currency <> f.account_currency then 'RS_ERROR_WRONG_CURRENCY'
    when f.amount > vendor_wallet.greatest_amount() then 'RS_ERROR_LIMIT_REACHED'
    -- Stake is given back of the bet that is named, no more than it has; a prize gives none back.
    when f.more ? 'unused_stake' and (f.is_promo or f.ref_kind = 'bet' and f.ref_status = 'RS_OK' and not f.ref_rolled_back
      and ((f.more ->> 'unused_stake')::bigint <= f.reserve_left) is not true) then 'RS_ERROR_LIMIT_REACHED'
    -- A supplier's prize needs a round that was played, not a bet that is still live.
    when f.is_promo and f.bet_id is not null then null
    when f.ref_rolled_back then 'RS_ERROR_TRANSACTION_ROLLED_BACK'
    when f.ref_kind = 'bet' and f.ref_status = 'RS_OK' then null
    else 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'
  end
$$;

revoke execute on function vendor_wallet.win_refusal from public;
