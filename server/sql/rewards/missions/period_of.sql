-- The period of a mission that a moment falls into, in the brand's zone: its first day, and from when until when. A week begins on Monday.
create or replace function missions.period_of(p_repeat text, p_zone text, p_at timestamptz, out first_day date, out begins_at timestamptz, out ends_at timestamptz)
  language sql immutable parallel safe as $$
  select case p_repeat when 'once' then date '1970-01-01' else d.day end,
    case p_repeat when 'once' then '-infinity' else d.day::timestamp at time zone p_zone end,
    case p_repeat when 'once' then 'infinity' when 'daily' then (d.day + 1)::timestamp at time zone p_zone
      else (d.day + 7)::timestamp at time zone p_zone end
  from (select case p_repeat when 'weekly' then date_trunc('week', p_at at time zone p_zone)::date else (p_at at time zone p_zone)::date end as day) d
$$;

revoke execute on function missions.period_of from public;
grant execute on function missions.period_of to lanna_app;
