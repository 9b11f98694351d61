-- The period of a mission that a moment falls into, in the brand's zone: its first day, and from when until when.
create or replace function missions.period_of(p_repeat text, p_zone text, p_at timestamptz, out first_day date, out begins_at timestamptz, out ends_at timestamptz)
  language sql immutable parallel safe as $$
  select d.day,
    case p_repeat when 'once' then '-infinity' else d.day::timestamp at time zone p_zone end,
    case p_repeat when 'once' then 'infinity' when 'daily' then (d.day + 1)::timestamp at time zone p_zone
      else (d.day + 7)::timestamp at time zone p_zone end
  from (select missions.first_day_of(p_repeat, p_zone, p_at) as day) d
$$;

revoke execute on function missions.period_of from public;
grant execute on function missions.period_of to lanna_app;
