-- The turnover that counts of a settled bet: at tables and in sports the part that was at risk, so that backing both sides earns
-- nothing; else the stake; and never more than its source gives. Nothing before it is settled, and nothing of a refund.
create or replace function bets.valid_turnover(
  p_status text, p_category text, p_stake bigint, p_payout bigint, p_given bigint
) returns bigint language sql immutable parallel safe as $$
  select case
    when p_status not in ('won', 'lost') then 0
    when p_category in ('LIVE', 'SPORTS', 'ESPORTS', 'PVP') then least(abs(p_payout - p_stake), p_stake, p_given)
    else least(p_stake, p_given)
  end
$$;

revoke execute on function bets.valid_turnover from public;
grant execute on function bets.valid_turnover to lanna_app;
