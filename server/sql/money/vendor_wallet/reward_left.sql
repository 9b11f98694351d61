-- How many free bets a reward has left for one like this: the player's own, at this vendor, for the game or any of the vendor's, in time, and worth
-- exactly as much. Null of any other, of one that is unknown or was cancelled, or whose bonus was given up or taken back:
-- what is given back to it in the same batch is no bet for this one. The caller holds the player's account, as all do that use or cancel a reward.
create or replace function vendor_wallet.reward_left(
  p_reward uuid, p_vendor uuid, p_account bigint, p_game text, p_amount bigint, p_now timestamptz
) returns integer
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
begin
  return (
    select bet_count - used from vendor_wallet.reward
    where id = p_reward and vendor_id = p_vendor and account_id = p_account and coalesce(game, p_game) = p_game
      and bet_value = p_amount and ends_at > p_now and cancelled_at is null
      -- One that comes back by a rollback is played also after the bonus was completed by it; what it won as bonus money is given by then.
      and (bonus_open is null or exists (
        select from bonuses.free_rounds b
        where b.id = p_reward and (b.state = 'active' or b.state = 'completed' and not b.win_bonus) offset 0)));
end $$;

revoke execute on function vendor_wallet.reward_left from public;
