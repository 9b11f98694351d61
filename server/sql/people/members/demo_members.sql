-- Members that the demo plays itself, whom reports keep out of their sums. A function because views of schemas before this one read it; the planner takes it
-- as part of the query it stands in.
create or replace function members.demo_members() returns table (member_id uuid) language sql stable as $$
  select member_id from members.demo_player
$$;

revoke execute on function members.demo_members from public;
grant execute on function members.demo_members to lanna_app;
