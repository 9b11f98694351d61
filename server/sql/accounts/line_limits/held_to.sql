-- What a member is held to by the line: whether an agent has suspended the member's play, the largest bet of a category, and the most that may be lost in
-- a day and a week. Of all that was given to the member and to each account above, the least counts; each by the account directly above, or by the brand.
create or replace function line_limits.held_to(
  p_merchant uuid, p_member uuid, p_category text,
  out suspended boolean, out max_stake bigint, out loss_day bigint, out loss_week bigint
) language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
begin
  suspended := exists (
    select from line_limits.suspension where member_id = p_member and merchant_id = p_merchant and lifted_at is null);
  with recursive line as (
    select id, agent_id from members.account where id = p_member and merchant_id = p_merchant
    union all
    select a.id, a.agent_id from line join members.account a on a.id = line.agent_id and a.merchant_id = p_merchant
  )
  select min((g.stakes ->> p_category)::bigint), min(g.loss_day), min(g.loss_week) into max_stake, loss_day, loss_week
  from line join line_limits.allowance g on g.account_id = line.id and g.given_by in (line.agent_id, p_merchant);
end $$;

revoke execute on function line_limits.held_to from public;
grant execute on function line_limits.held_to to lanna_app;
