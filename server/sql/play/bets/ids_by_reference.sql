-- Bets by what their source calls them, whole. Only the filters of blocks are used: the key of source and account would be read from
-- end to end.
create or replace function bets.ids_by_reference(p_reference text) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select id from (
      select b.id, b.reference from bets.bet b
      where hashtextextended(b.reference, 0) = hashtextextended(p_reference, 0) offset 0) near
    where near.reference = p_reference
    limit 1000;
end $$;

revoke execute on function bets.ids_by_reference from public;
grant execute on function bets.ids_by_reference to lanna_app;
