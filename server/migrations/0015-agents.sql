-- The tree of agents and those they brought: accounts.member.agent_id points at the agent above.

-- Whom somebody brought, newest first; and among them the agents, whom a walk down the tree follows.
create index member_downline on accounts.member (agent_id, registered_at desc, id desc) where agent_id is not null;
create index member_agents_below on accounts.member (agent_id)
  where agent_id is not null and type in (1, 2, 41, 42);
drop index accounts.member_agent_id_idx;

-- A walk down must end, must never leave the brand, and steps from agent to agent: whoever writes the row.
create function accounts.check_upline() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Locked, so that nobody stops being an agent in the same moment.
  perform from accounts.member
  where id = new.agent_id and merchant_id = new.merchant_id and id <> new.id and type in (1, 2, 41, 42)
  for share;
  if not found then
    raise exception 'the agent of % is an agent of the same brand', new.id using errcode = 'check_violation';
  end if;
  -- A new account has nobody below it yet, so only a move can close a circle.
  if tg_op = 'UPDATE' and exists (
    with recursive above(id, agent_id) as (
      select id, agent_id from accounts.member where id = new.agent_id
      union
      select a.id, a.agent_id from accounts.member a join above on a.id = above.agent_id
    )
    select from above where id = new.id
  ) then
    raise exception '% cannot be below itself', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
revoke all on function accounts.check_upline from public;

create trigger check_upline before insert or update of agent_id, merchant_id on accounts.member
for each row when (new.agent_id is not null)
execute function accounts.check_upline();

create function accounts.check_downline() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from accounts.member where agent_id = new.id) then
    raise exception '% has people below and stays an agent of its brand', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
revoke all on function accounts.check_downline from public;

create trigger check_downline before update of type, merchant_id on accounts.member
for each row when (
  old.type in (1, 2, 41, 42)
  and (new.type not in (1, 2, 41, 42) or new.merchant_id <> old.merchant_id)
)
execute function accounts.check_downline();

-- Which invitation brought somebody: agents are told how many each of their links has.
alter table accounts.profile
  add column affiliate_code_key text,
  add constraint profile_affiliate_code foreign key (merchant_id, affiliate_code_key)
    references accounts.affiliate_code (merchant_id, code_key);
create index profile_affiliate_code on accounts.profile (merchant_id, affiliate_code_key)
  where affiliate_code_key is not null;
create index affiliate_code_agent on accounts.affiliate_code (agent_id, created_at);
