-- What a line has been paid back for its mode: of the part of its stake that counted. Of a line that was settled before that was kept, of all of it.
create or replace function lottery.rebated(p_state text, p_rebate bigint, p_stake bigint, p_turnover bigint) returns bigint
  language sql immutable parallel safe as $$
  select case when p_state in ('won', 'lost')
    then div(p_rebate::numeric * coalesce(p_turnover, p_stake), p_stake)::bigint else 0 end
$$;

revoke execute on function lottery.rebated from public;
grant execute on function lottery.rebated to lanna_app;
