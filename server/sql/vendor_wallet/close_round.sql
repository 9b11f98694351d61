-- Closes a round its vendor says is over. Moves no money: what was staked stays staked, what was won was paid, and a win
-- that still comes is taken as any late one. Answers whether the round was open.
create or replace function vendor_wallet.close_round(p_round uuid, p_now timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  player bigint;
begin
  select account_id into player from vendor_wallet.round where id = p_round;
  -- Whoever applies a bet or a win to the round holds the player; a round must not change between its reading and writing.
  perform ledger.lock_accounts(array[player]);
  update vendor_wallet.round
  set closed = true, settled_at = p_now, status = case when payout > 0 then 'won' else 'lost' end
  where id = p_round and status = 'open';
  return found;
end $$;

revoke execute on function vendor_wallet.close_round from public;
grant execute on function vendor_wallet.close_round to lanna_app;
