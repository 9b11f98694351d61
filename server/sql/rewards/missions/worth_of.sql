-- What a bet counts towards a step, as `worth` says, or of step bets: one that has won with so many selections. What its source says nothing about is none.
create or replace function missions.worth_of(
    p_trigger jsonb, p_category text, p_status text, p_stake bigint, p_payout bigint, p_turnover bigint, p_selections integer)
  returns bigint language sql immutable parallel safe as $$
  select case
    when p_trigger ->> 'kind' <> 'steps' then missions.worth(p_trigger, p_category, p_status, p_stake, p_payout, p_turnover)
    when p_status = 'won' and p_stake > 0 and p_payout > p_stake and coalesce(p_selections, 1) >= (p_trigger ->> 'legs')::integer then 1
    else 0
  end
$$;

revoke execute on function missions.worth_of from public;
