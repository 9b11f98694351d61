-- Closes a bet its vendor says is over. Moves no money: what was staked stays staked, what was won was paid, and a win
-- that still comes is taken as any late one. Answers whether the bet was open.
create or replace function vendor_wallet.close_bet(p_bet uuid, p_now timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- A batch that applies a bet or a win to it has the player's account locked too; a bet must not change between its
  -- reading and its writing.
  perform ledger.lock_accounts(array[(select account_id from bets.placed_bet where id = p_bet)]);
  if not exists (select from bets.placed_bet where id = p_bet and status = 'open')
    -- What it pays is not decided.
    or exists (select from vendor_wallet.held_win where bet_id = p_bet and state = 'held') then
    return false;
  end if;
  perform bets.record(p_now, array[bets.closing(p_bet)]);
  return true;
end $$;

revoke execute on function vendor_wallet.close_bet from public;
grant execute on function vendor_wallet.close_bet to lanna_app;
