-- What a step asks for, in the unit it counts: money of turnover in smallest units, else a number.
create or replace function missions.goal_of(p_trigger jsonb) returns bigint language sql immutable parallel safe as $$
  select case p_trigger ->> 'kind'
    when 'turnover' then ((p_trigger ->> 'amount')::numeric * 100000)::bigint
    when 'profile' then 1
    when 'check_in' then 1
    else (p_trigger ->> 'count')::bigint
  end
$$;

revoke execute on function missions.goal_of from public;
grant execute on function missions.goal_of to lanna_app;
