-- Pays a win that was held, or says that it is worth nothing, once. Answers whether it was waiting. A win that is paid so counts for no day
-- of its vendor: operators have looked at it.
create or replace function vendor_wallet.decide_held_win(
  p_vendor uuid, p_transaction uuid, p_pays boolean, p_now timestamptz
) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  win vendor_wallet.held_win;
  pays bigint;
  unused bigint;
begin
  select * into win from vendor_wallet.held_win where vendor_id = p_vendor and transaction_uuid = p_transaction;
  -- As a batch does: nothing of the player changes between reading and writing.
  perform ledger.lock_accounts(array[win.account_id]);
  update vendor_wallet.held_win set state = case when p_pays then 'released' else 'refused' end, decided_at = p_now
  where vendor_id = p_vendor and transaction_uuid = p_transaction and state = 'held'
  returning * into win;
  if not found then
    return false;
  end if;
  pays := case when p_pays then win.amount else 0 end;
  if pays > 0 then
    perform ledger.post(array[(nextval('ledger.transfer_id'),
      ledger.open_account(win.merchant_id, win.currency, 'vendor_settlement', win.vendor_id), win.account_id, pays, 'win',
      p_now, win.transaction_uuid)::ledger.leg]);
  end if;
  select case when p_pays then coalesce((more ->> 'unused_stake')::bigint, 0) else 0 end into strict unused
  from vendor_wallet.provider_tx where vendor_id = p_vendor and transaction_uuid = p_transaction;
  perform bets.record(p_now, array[(win.bet_id, null, null, null, null, null, null, null, null, null, null, null, -unused, 0, pays - unused, 0, 0,
    win.closes and not exists (select from vendor_wallet.held_win where bet_id = win.bet_id and state = 'held'),
    false, null, unused, null, null)::bets.change]);
  return true;
end $$;

revoke execute on function vendor_wallet.decide_held_win from public;
grant execute on function vendor_wallet.decide_held_win to lanna_app;
