-- What an agent notes on a member directly below, for the own eyes alone. It stays when the member is moved, and is shown again to its writer alone should the member come back.
create table agents.remark (
  agent_id uuid not null,
  member_id uuid not null,
  merchant_id uuid not null references brands.merchant,
  remark text not null check (remark <> ''),
  changed_at timestamptz not null,
  primary key (agent_id, member_id)
);
grant select, insert, update, delete on agents.remark to lanna_app;
