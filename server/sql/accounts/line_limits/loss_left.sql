-- The most a member may lose in the period of a limit that `protection.standing` names, and what is left of it.
create or replace function line_limits.loss_left(p_now timestamptz, p_merchant uuid, p_member uuid, p_limit text) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object('most', most::text, 'left', greatest(most - used, 0)::text)
  from line_limits.held_to(p_merchant, p_member, null) held
  cross join line_limits.lost(p_merchant, p_member, p_now) lost
  cross join lateral (
    select case p_limit when 'line_loss_day' then held.loss_day else held.loss_week end as most,
      case p_limit when 'line_loss_day' then lost.in_day else lost.in_week end as used) of_period
$$;

revoke execute on function line_limits.loss_left from public;
