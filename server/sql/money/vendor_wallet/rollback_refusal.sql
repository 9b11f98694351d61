-- Why nothing is rolled back; null when it is, also where there is nothing to roll back.
create or replace function vendor_wallet.rollback_refusal(f vendor_wallet.facts) returns vendor_wallet.status
  language sql immutable parallel safe as $$
  select case
    when f.ref_account <> f.account_id then 'RS_ERROR_INVALID_TOKEN'::vendor_wallet.status
    when f.ref_kind in ('rollback', 'correct') then 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'
    -- What a corrected bet pays is said by its corrections alone.
    when f.ref_status = 'RS_OK' and not f.ref_rolled_back and f.bet_corrections > 0 then 'RS_ERROR_DUPLICATE_TRANSACTION'
    -- A bet that has paid is settled; its wins go first.
    when f.ref_kind = 'bet' and f.ref_status = 'RS_OK' and not f.ref_rolled_back and f.ref_has_live_win
      then 'RS_ERROR_DUPLICATE_TRANSACTION'
  end
$$;

revoke execute on function vendor_wallet.rollback_refusal from public;
