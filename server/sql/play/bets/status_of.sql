-- The state of a bet follows from what is alive of it. returned: the whole stake came back, and nothing was won. `p_unused`: of a bet
-- without free stakes, what was reserved and not played.
create or replace function bets.status_of(p_live_stakes integer, p_live_payouts integer, p_closed boolean, p_stake bigint,
  p_payout bigint, p_unused bigint)
  returns text language sql immutable parallel safe as $$
  select case
    when p_live_stakes + p_live_payouts = 0 then 'refunded'
    when not p_closed then 'open'
    when p_live_payouts > 0 and p_payout > 0 then 'won'
    when p_payout > 0 and p_payout = p_stake then 'returned'
    -- Nothing of it was played.
    when p_unused > 0 and p_stake = 0 and p_payout = 0 then 'returned'
    else 'lost'
  end
$$;

revoke execute on function bets.status_of from public;
grant execute on function bets.status_of to lanna_app;
