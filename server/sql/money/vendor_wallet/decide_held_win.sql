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
  facts vendor_wallet.facts[];
  d vendor_wallet.decision;
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
  select case when p_pays then coalesce((more ->> 'unused_stake')::bigint, 0) else 0 end into strict unused
  from vendor_wallet.provider_tx where vendor_id = p_vendor and transaction_uuid = p_transaction;
  d := (null, false, true, 'win', 1, pays, 0, false, false, win.bet_id, 0, 0, unused, 0, 0, 0, 0, 0)::vendor_wallet.decision;
  if pays > 0 then
    facts := vendor_wallet.with_bonuses(p_now, array[vendor_wallet.facts_of_held(win)]);
    if facts[1].bet_bonus_id is not null then
      d := vendor_wallet.share_bonus(facts[1], d);
    end if;
    perform vendor_wallet.post(p_now, facts, array[d]);
    perform vendor_wallet.record_bonuses(p_now, facts, array[d]);
  end if;
  perform bets.record(p_now, array[(win.bet_id, null, null, null, null, null, null, null, null, null, null, null,
    -(unused - d.bonus_unused), 0, pays - unused - d.bonus + d.bonus_unused, 0, 0,
    win.closes and not exists (select from vendor_wallet.held_win where bet_id = win.bet_id and state = 'held'),
    false, null, unused, null, null, -d.bonus_unused, d.bonus - d.bonus_unused, null)::bets.change]);
  return true;
end $$;

revoke execute on function vendor_wallet.decide_held_win from public;
grant execute on function vendor_wallet.decide_held_win to lanna_app;
