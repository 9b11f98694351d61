-- The tree of agents and those they brought: accounts.member.agent_id points at the one above.

-- Whom somebody brought, newest first; also what a walk down the tree follows.
create index member_downline on accounts.member (agent_id, registered_at desc, id desc) where agent_id is not null;
drop index accounts.member_agent_id_idx;

-- A walk down must end and must never leave the brand, whoever writes the row.
create function accounts.check_upline() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select from accounts.member where id = new.agent_id and merchant_id = new.merchant_id and id <> new.id
  ) then
    raise exception 'the agent of % is another account of the same brand', new.id using errcode = 'check_violation';
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

-- Which invitation brought somebody: agents are told how many each of their links has.
alter table accounts.profile
  add column affiliate_code_key text,
  add constraint profile_affiliate_code foreign key (merchant_id, affiliate_code_key)
    references accounts.affiliate_code (merchant_id, code_key);
create index profile_affiliate_code on accounts.profile (merchant_id, affiliate_code_key)
  where affiliate_code_key is not null;
create index affiliate_code_agent on accounts.affiliate_code (agent_id, created_at);
