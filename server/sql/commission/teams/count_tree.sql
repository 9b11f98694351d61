-- Follows the next changes of the tree, at most p_most numbers and none above p_watermark, in their order: how many are below each agent, and who
-- joined on which day.
create or replace function teams.count_tree(p_watermark bigint, p_most integer) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  set enable_seqscan = off set enable_nestloop = off set enable_mergejoin = off as $$
declare
  since bigint;
  up_to bigint;
  placed_to bigint;
  change record;
begin
  select tree_to into since from teams.progress for update;
  up_to := least(p_watermark, since + p_most);
  if up_to <= since then
    return since;
  end if;
  update teams.progress set tree_to = up_to;
  perform teams.count_joined(since, up_to);
  -- Those who join are placed together, up to the next who changes place.
  placed_to := since;
  for change in
    select * from agents.tree_change where number > since and number <= up_to and kind <> 'joined' order by number
  loop
    perform teams.place_joined(placed_to, change.number);
    perform teams.change_place(change.merchant_id, change.member_id, change.to_agent, change.is_agent);
    placed_to := change.number;
  end loop;
  perform teams.place_joined(placed_to, up_to);
  return up_to;
end $$;

revoke execute on function teams.count_tree from public;
grant execute on function teams.count_tree to lanna_app;
