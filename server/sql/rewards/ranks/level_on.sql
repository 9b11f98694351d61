-- The level of a member's rank on a day, as `levels_on` says of many.
create or replace function ranks.level_on(p_merchant uuid, p_member uuid, p_day date) returns integer
  language sql stable parallel safe security definer set search_path = pg_catalog, pg_temp as $$
  select l.level from ranks.levels_on(array[p_merchant], array[p_member], array[p_day]) l
$$;

revoke execute on function ranks.level_on from public;
grant execute on function ranks.level_on to lanna_app;
