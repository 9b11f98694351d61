-- The first day of the period of a mission that a moment falls into, in the brand's zone: the name of the period. A week begins on Monday.
create or replace function missions.first_day_of(p_repeat text, p_zone text, p_at timestamptz) returns date
  language sql immutable parallel safe as $$
  select case p_repeat when 'once' then date '1970-01-01' when 'weekly' then date_trunc('week', p_at at time zone p_zone)::date
    else (p_at at time zone p_zone)::date end
$$;

revoke execute on function missions.first_day_of from public;
grant execute on function missions.first_day_of to lanna_app;
