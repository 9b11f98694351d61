-- Something is counted along the lines of these days: from now on they stand. A change of a brand's tree that is still on its way counts from a later
-- day, whatever its clock says (agents.follow_tree), so what was counted can be counted again. Waits for changes that are being written.
create or replace function agents.close_days(p_merchants uuid[], p_days date[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into agents.line_day as l (merchant_id, day)
  select c.merchant_id, c.day
  from (select merchant_id, max(day) as day from unnest(p_merchants, p_days) c(merchant_id, day) group by 1) c
  -- Days only grow: where this one is closed already, nothing has to be locked.
  where not exists (select from agents.line_day k where k.merchant_id = c.merchant_id and k.day >= c.day)
  order by c.merchant_id
  on conflict (merchant_id) do update set day = greatest(l.day, excluded.day);
end $$;

revoke execute on function agents.close_days from public;
