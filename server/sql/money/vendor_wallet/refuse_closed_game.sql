-- The game is one of the vendor's, and switched on.
create or replace function vendor_wallet.refuse_closed_game(f vendor_wallet.facts) returns vendor_wallet.status
  language sql immutable parallel safe as $$
  select case when f.game_enabled is not true then 'RS_ERROR_INVALID_GAME'::vendor_wallet.status end
$$;

revoke execute on function vendor_wallet.refuse_closed_game from public;
