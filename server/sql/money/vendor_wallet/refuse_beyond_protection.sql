-- Limits that protect the player: money the member or the brand lets be staked and lost, minutes of play, and a reality check that waits.
-- A free bet stakes no money of the player's, and bonus money is none that a limit counts.
create or replace function vendor_wallet.refuse_beyond_protection(f vendor_wallet.facts) returns vendor_wallet.status
  language sql immutable parallel safe as $$
  select case when f.is_paused or not f.is_free and case when f.bonus_open then least(f.amount, f.available) else f.amount end > least(
      f.stake_left[1], f.stake_left[2], f.stake_left[3], f.loss_left[1], f.loss_left[2], f.loss_left[3])
    then 'RS_ERROR_LIMIT_REACHED'::vendor_wallet.status end
$$;

revoke execute on function vendor_wallet.refuse_beyond_protection from public;
