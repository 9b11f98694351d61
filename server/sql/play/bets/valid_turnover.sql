-- The turnover that counts of a settled bet: what the source gives; at tables and in sports the part that was at risk, so
-- that backing both sides earns nothing; else the stake. Nothing before it is settled, and nothing of a refund.
create or replace function bets.valid_turnover(
  p_status text, p_category text, p_stake bigint, p_payout bigint, p_given bigint
) returns bigint language sql immutable parallel safe as $$
  select case
    when p_status not in ('won', 'lost') then 0
    when p_given is not null then p_given
    when p_category in ('LIVE', 'SPORTS', 'ESPORTS', 'PVP') then least(abs(p_payout - p_stake), p_stake)
    else p_stake
  end
$$;

revoke execute on function bets.valid_turnover from public;
grant execute on function bets.valid_turnover to lanna_app;
