-- Whether a bet was refused that cash and bonus together could have paid: for the sake of the bonus's terms.
create or replace function vendor_wallet.is_held_by_bonus(
  p_status vendor_wallet.status, p_kind vendor_wallet.kind, p_was_known boolean, p_bonus uuid, p_bonus_available bigint, p_max_stake bigint, p_amount bigint, p_cash bigint
) returns boolean
  language sql immutable parallel safe as $$
  select p_bonus is not null and p_kind = 'bet' and not p_was_known and p_amount > p_cash and p_amount <= p_cash + p_bonus_available
    and (p_status = 'RS_ERROR_NOT_ENOUGH_MONEY' or p_status = 'RS_ERROR_LIMIT_REACHED' and p_amount > p_max_stake)
$$;

revoke execute on function vendor_wallet.is_held_by_bonus from public;
