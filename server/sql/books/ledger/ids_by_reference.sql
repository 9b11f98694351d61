-- Transfers that share a reference, by the filters of blocks: what a posting says of its transfers is quicker where there is one.
create or replace function ledger.ids_by_reference(p_reference uuid) returns setof bigint
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select t.id from ledger.posting p join ledger.transfer t on t.id between p.first_id and p.last_id and t.group_id = p.reference
    where p.reference = p_reference;
  if not found then
    return query select t.id from ledger.transfer t where t.group_id = p_reference limit 1000;
  end if;
end $$;

revoke execute on function ledger.ids_by_reference from public;
grant execute on function ledger.ids_by_reference to lanna_app;
