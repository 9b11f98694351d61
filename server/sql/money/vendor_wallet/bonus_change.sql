-- By how much a decision moves what lies on the account of the player's active bonus. What comes to one that has ended passes through.
create or replace function vendor_wallet.bonus_change(f vendor_wallet.facts, d vendor_wallet.decision) returns bigint
  language sql immutable parallel safe as $$
  select case
    when d.effect is null or d.bonus = 0 or coalesce(f.bet_bonus_id, f.bonus_id) is distinct from f.bonus_id then 0
    when (d.effect <> 'bet') = (d.direction = 1) then d.bonus
    else d.bonus_brand - d.bonus
  end
$$;

revoke execute on function vendor_wallet.bonus_change from public;
