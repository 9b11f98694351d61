-- A new bet that is taken, or a new win that is paid, with nothing special about it.
create or replace function vendor_wallet.is_plain(f vendor_wallet.facts) returns boolean
  language sql immutable parallel safe as $$
  select f.known_reply is null and f.known_status is null and not f.rolled_back and not f.is_free and not f.is_promo
    and f.bonus_id is null and f.bet_bonus_id is null
    and f.must_count is not true and (f.more ? 'unused_stake') is not true
    and case f.kind
      when 'bet' then vendor_wallet.bet_refusal(f) is null
      when 'win' then vendor_wallet.win_refusal(f) is null and (f.amount <= f.win_round_left) is not false
        and f.win_day_left is null
      else false
    end
$$;

revoke execute on function vendor_wallet.is_plain from public;
