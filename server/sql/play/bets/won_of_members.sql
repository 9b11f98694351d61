-- What a settled bet of members against one another has won of the others: its result without the rake that the house has kept, below zero where it was
-- lost to them. No rake is more than the stake; where a bonus has part in the stake, the rake is parted as the stake is. Null: nothing is known of a rake.
create or replace function bets.won_of_members(
  p_rake bigint, p_stake bigint, p_payout bigint, p_bonus_stake bigint
) returns bigint language sql immutable parallel safe as $$
  select p_payout - p_stake
    + coalesce(trunc(least(p_rake, p_stake + p_bonus_stake)::numeric * p_stake / nullif(p_stake + p_bonus_stake, 0))::bigint, 0)
  where p_rake is not null
$$;

revoke execute on function bets.won_of_members from public;
grant execute on function bets.won_of_members to lanna_app;
