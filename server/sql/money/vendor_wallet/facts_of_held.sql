-- Facts of a win that was held and is paid now, as far as its posting depends on them.
create or replace function vendor_wallet.facts_of_held(p_win vendor_wallet.held_win) returns vendor_wallet.facts
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  f vendor_wallet.facts;
begin
  f.kind := 'win';
  f.vendor_id := p_win.vendor_id;
  f.account_id := p_win.account_id;
  f.transaction_uuid := p_win.transaction_uuid;
  f.amount := p_win.amount;
  f.is_promo := p_win.is_promo;
  f.merchant_id := p_win.merchant_id;
  f.member_id := p_win.member_id;
  f.account_currency := p_win.currency;
  f.bet_id := p_win.bet_id;
  select available into strict f.available from ledger.available_balance where account_id = p_win.account_id;
  select bonus_id into strict f.bet_bonus_id from bets.placed_bet where id = p_win.bet_id;
  select id into f.bonus_id from bonuses.playing where member_id = p_win.member_id;
  select t.reference_uuid, t.more, r.kind, r.amount into strict f.reference_uuid, f.more, f.ref_kind, f.ref_amount
  from vendor_wallet.provider_tx t
  left join vendor_wallet.provider_tx r on r.vendor_id = t.vendor_id and r.transaction_uuid = t.reference_uuid
  where t.vendor_id = p_win.vendor_id and t.transaction_uuid = p_win.transaction_uuid;
  return f;
end $$;

revoke execute on function vendor_wallet.facts_of_held from public;
