-- Adds what rounds that ended after their bonus have made cash of it, or taken back. The caller holds the players' accounts.
create or replace function bonuses.add_converted(p_bonuses uuid[], p_changes bigint[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
begin
  update bonuses.bonus b set converted = b.converted + c.change
  from (select id, sum(change) as change from unnest(p_bonuses, p_changes) u (id, change) group by id) c where b.id = c.id;
end $$;

revoke execute on function bonuses.add_converted from public;
