-- The periods a day is in, as rules/src/commission/contracts/period.ts has them: a week from Monday to Sunday, half a month to the 15th and from the 16th.
create or replace function teams.periods_of(p_day date) returns table (kind text, from_day date, to_day date)
  language sql immutable parallel safe as $$
  select p.kind, p.from_day, p.to_day
  from (select date_trunc('week', p_day::timestamp)::date as monday, date_trunc('month', p_day::timestamp)::date as first,
    (date_trunc('month', p_day::timestamp) + interval '1 month - 1 day')::date as last) d
  cross join lateral (values
    ('day', p_day, p_day),
    ('week', d.monday, d.monday + 6),
    ('half_month', case when extract(day from p_day) <= 15 then d.first else d.first + 15 end,
      case when extract(day from p_day) <= 15 then d.first + 14 else d.last end),
    ('month', d.first, d.last)) p(kind, from_day, to_day)
$$;

revoke execute on function teams.periods_of from public;
grant execute on function teams.periods_of to lanna_app;
