-- What the stricter of two limits leaves in the period that runs; null without a limit. What was counted for a period that begins later,
-- before a clock was set back, stays in force.
create or replace function protection.left_in(p_own bigint, p_brand bigint, p_used bigint, p_counted_from date, p_current date)
  returns bigint language sql immutable parallel safe as $$
  select least(p_own, p_brand) - case when p_counted_from >= p_current then p_used else 0 end
$$;

revoke execute on function protection.left_in from public;
grant execute on function protection.left_in to lanna_app;
