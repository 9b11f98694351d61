-- What turnovers of one kind of game each earn at the rate of a day and the factor of the member's rank on it, in hundred-thousandths of a point: without the rounding
-- to a hundredth that a whole day is counted with. Nothing where the brand gives no points. `place` is that in the arrays.
create or replace function points.earned(p_merchants uuid[], p_members uuid[], p_categories text[], p_days date[], p_turnovers bigint[])
  returns table (place bigint, earned bigint) language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with wanted as materialized (
    select * from unnest(p_merchants, p_members, p_categories, p_days, p_turnovers) with ordinality w (merchant_id, member_id, category, day, turnover, place)
  ), terms as materialized (
    -- Of each brand and day once.
    select d.merchant_id, d.day, t.rates, t.factors
    from (select distinct w.merchant_id, w.day from wanted w) d
    cross join lateral (
      select v.rates, v.factors from points.terms v where v.merchant_id = d.merchant_id and v.from_day <= d.day order by v.version desc limit 1) t
  )
  select w.place, coalesce(div(w.turnover::numeric * (t.rates ->> w.category)::integer
    * (t.factors ->> least(l.level, jsonb_array_length(t.factors) - 1))::integer, 1000000), 0)::bigint
  from wanted w
  join ranks.levels_on(p_merchants, p_members, p_days) l on l.place = w.place
  left join terms t on (t.merchant_id, t.day) = (w.merchant_id, w.day)
$$;

revoke execute on function points.earned from public;
grant execute on function points.earned to lanna_app;
