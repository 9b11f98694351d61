-- With what kind of device a member was here last at a moment; no row where that is not known. The planner takes it as part of the query it stands in.
create or replace function members.device_at(p_member uuid, p_at timestamptz) returns table (device text) language sql stable parallel safe as $$
  select device from members.device_change where member_id = p_member and since <= p_at order by since desc limit 1
$$;

revoke execute on function members.device_at from public;
grant execute on function members.device_at to lanna_app;
