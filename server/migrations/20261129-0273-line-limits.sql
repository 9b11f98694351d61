-- Limits of a line: what the account above an account lets it and all below it stake and lose, and the suspension of a member's play by an agent of the
-- line. Money is not touched: deposits and withdrawals are as before.
create schema line_limits;
grant usage on schema line_limits to lanna_app;

-- Brands in which anything of this was ever set: a bet of any other looks no further.
create table line_limits.brand (
  merchant_id uuid primary key
);
grant select, insert on line_limits.brand to lanna_app;

-- Of the agent directly above, or of the brand, by its own id. Of another account above it says nothing: after a move the new upline sets its own.
create table line_limits.allowance (
  account_id uuid not null,
  given_by uuid not null,
  merchant_id uuid not null,
  -- The largest bet by category, in units of the ledger, each a text; what is left out is not limited.
  stakes jsonb not null check (jsonb_typeof(stakes) = 'object'),
  -- The most a member may lose in a day, and in a week from Monday on; null: not limited.
  loss_day bigint check (loss_day >= 0),
  loss_week bigint check (loss_week >= 0),
  version integer not null check (version > 0),
  set_at timestamptz not null,
  primary key (account_id, given_by)
);
grant select, insert, update on line_limits.allowance to lanna_app;

-- Of several agents of a line each has one of its own; the member plays when none is left.
create table line_limits.suspension (
  id uuid primary key,
  merchant_id uuid not null,
  member_id uuid not null,
  agent_id uuid not null,
  -- Read by the member.
  reason text not null check (char_length(reason) between 5 and 300),
  since timestamptz not null,
  lifted_at timestamptz,
  -- An agent or an operator.
  lifted_by uuid,
  check ((lifted_at is null) = (lifted_by is null))
);
create unique index suspension_in_force on line_limits.suspension (member_id, agent_id) where lifted_at is null;
grant select, insert, update (lifted_at, lifted_by) on line_limits.suspension to lanna_app;

-- What was done, by whom; never changed.
create table line_limits.change (
  id uuid primary key,
  merchant_id uuid not null,
  account_id uuid not null,
  kind text not null check (kind in ('limits', 'suspended', 'lifted')),
  -- An agent; null: an operator, by name.
  agent_id uuid,
  operator_name text,
  at timestamptz not null,
  -- Limits before and after; the reason of a suspension.
  facts jsonb not null,
  check ((agent_id is null) <> (operator_name is null))
);
create index on line_limits.change (account_id, at desc, id desc);
grant select, insert on line_limits.change to lanna_app;

update operators.role set permissions = permissions || '{line-limits.read}', version = version + 1
where code = 'finance' and not permissions @> '{line-limits.read}';
update operators.role set permissions = permissions || '{line-limits.read,line-limits.write}', version = version + 1
where code in ('support', 'risk') and not permissions @> '{line-limits.write}';
