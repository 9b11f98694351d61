-- Of a vendor that is told what was granted: a free bet is one of a reward that has bets left for it. The vendor's allowance stands above that.
create or replace function vendor_wallet.refuse_without_reward(f vendor_wallet.facts) returns vendor_wallet.status
  language sql immutable parallel safe as $$
  select case when f.is_free and f.more ? 'reward' and (f.reward_left > 0) is not true
    then 'RS_ERROR_LIMIT_REACHED'::vendor_wallet.status end
$$;

revoke execute on function vendor_wallet.refuse_without_reward from public;
