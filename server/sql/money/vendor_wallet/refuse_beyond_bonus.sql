-- A bet that cash pays whole is no affair of the bonus's; one that takes bonus money stakes no more than its terms say. Of a bet that reserves more
-- than it plays for certain, that part counts.
create or replace function vendor_wallet.refuse_beyond_bonus(f vendor_wallet.facts) returns vendor_wallet.status
  language sql immutable parallel safe as $$
  select case when f.bonus_open and not f.is_free and f.amount > f.available
      and coalesce((f.more ->> 'at_stake')::bigint, f.amount) > f.bonus_max_stake
    then 'RS_ERROR_LIMIT_REACHED'::vendor_wallet.status end
$$;

revoke execute on function vendor_wallet.refuse_beyond_bonus from public;
