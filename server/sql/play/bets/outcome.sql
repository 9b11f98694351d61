-- What a bet came to for the player, of cash and bonus together: won is more than was staked. A free bet that paid nothing gave no stake back.
create or replace function bets.outcome(p_status text, p_stake bigint, p_payout bigint)
  returns text language sql immutable parallel safe as $$
  select case
    when p_status not in ('won', 'lost') then p_status
    when p_payout > p_stake then 'won'
    when p_payout = p_stake and p_stake > 0 then 'even'
    else 'lost'
  end
$$;

revoke execute on function bets.outcome from public;
grant execute on function bets.outcome to lanna_app;
