-- What a share of a result comes to: cut towards zero, so that the parts of all agents never come to more than the result. What is cut off goes up.
create or replace function positions.part_of(p_result bigint, p_share integer) returns bigint
  language sql immutable parallel safe as $$
  select trunc(p_result::numeric * p_share / 100000)::bigint
$$;

grant execute on function positions.part_of to lanna_app;
