-- What a turnover of one kind of game earns at the rate of a day and the factor of the member's rank on it, in hundred-thousandths of a point: without the rounding to a
-- hundredth that a whole day is counted with. Nothing where the brand gives no points.
create or replace function points.earned_by(p_merchant uuid, p_member uuid, p_category text, p_day date, p_turnover bigint)
  returns bigint language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce((
    select div(p_turnover::numeric * (t.rates ->> p_category)::integer
      * (t.factors ->> least(ranks.level_on(p_merchant, p_member, p_day), jsonb_array_length(t.factors) - 1))::integer, 1000000)
    from points.terms t where t.merchant_id = p_merchant and t.from_day <= p_day order by t.version desc limit 1), 0)::bigint
$$;

revoke execute on function points.earned_by from public;
grant execute on function points.earned_by to lanna_app;
