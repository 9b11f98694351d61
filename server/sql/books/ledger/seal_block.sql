-- Seals the next block of at most p_most transfers up to p_horizon; answers how many it sealed.
create or replace function ledger.seal_block(p_horizon bigint, p_most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  previous ledger.block;
  sealed record;
begin
  lock table ledger.block in share row exclusive mode;
  select * into previous from ledger.block order by number desc limit 1;
  select count(*)::integer as transfers, min(id) as first_id, max(id) as last_id,
    string_agg(ledger.transfer_line(t), E'\n' order by id) as lines
  into sealed
  from (
    select * from ledger.transfer
    where id > coalesce(previous.last_id, 0) and id <= p_horizon
    order by id limit p_most
  ) t;
  if sealed.transfers > 0 then
    insert into ledger.block (number, first_id, last_id, transfers, previous_sha256, sha256)
    values (coalesce(previous.number, 0) + 1, sealed.first_id, sealed.last_id, sealed.transfers,
      coalesce(previous.sha256, '\x'),
      sha256(coalesce(previous.sha256, '\x') || convert_to(sealed.lines, 'UTF8')));
  end if;
  return sealed.transfers;
end $$;

revoke execute on function ledger.seal_block from public;
grant execute on function ledger.seal_block to lanna_app;
