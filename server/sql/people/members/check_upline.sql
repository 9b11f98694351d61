-- Walks down the tree must end, stay within the brand and step from agent to agent; the trigger holds this
-- for every writer.
create or replace function members.check_upline() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- One move after the other: each would see the tree without the other, and two could close a circle.
  if tg_op = 'UPDATE' then
    perform pg_advisory_xact_lock(hashtextextended('members.tree ' || new.merchant_id::text, 0));
  end if;
  -- Locked, so that the upline cannot stop being an agent at the same time.
  perform from members.member
  where id = new.agent_id and merchant_id = new.merchant_id and id <> new.id and type in (1, 2, 41, 42)
  for share;
  if not found then
    raise exception 'the agent of % is an agent of the same brand', new.id using errcode = 'check_violation';
  end if;
  -- A new account has no downline yet, so only a move can close a circle.
  if tg_op = 'UPDATE' and exists (
    with recursive above(id, agent_id) as (
      select id, agent_id from members.member where id = new.agent_id
      union
      select a.id, a.agent_id from members.member a join above on a.id = above.agent_id
    )
    select from above where id = new.id
  ) then
    raise exception '% cannot be below itself', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;

revoke execute on function members.check_upline from public;
