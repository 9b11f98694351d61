-- Why a bet is not taken: the first rule that objects; null when none does. A rule that protects a player is one more
-- function here. Rules say null or a status, and change nothing.
create or replace function vendor_wallet.bet_refusal(f vendor_wallet.facts) returns vendor_wallet.status
  language sql immutable parallel safe as $$
  select coalesce(
    vendor_wallet.refuse_expired_token(f),
    vendor_wallet.refuse_closed_partner(f),
    vendor_wallet.refuse_inactive_member(f),
    vendor_wallet.refuse_closed_game(f),
    vendor_wallet.refuse_wrong_currency(f),
    vendor_wallet.refuse_above_limit(f),
    vendor_wallet.refuse_beyond_protection(f),
    vendor_wallet.refuse_free_bet(f),
    vendor_wallet.refuse_without_reward(f),
    vendor_wallet.refuse_without_money(f),
    vendor_wallet.refuse_beyond_bonus(f)
  )
$$;

revoke execute on function vendor_wallet.bet_refusal from public;
