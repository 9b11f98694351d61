-- Templates of what a brand gives its agents. Applied, a plan is what the agent is given from the next day; a change of it touches no agent.
create table agents.plan (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  name text not null,
  -- By category, in hundred-thousandths.
  rates jsonb not null,
  -- Prize modes by the kind of lottery.
  modes jsonb not null,
  -- Offered first: one in each brand.
  is_default boolean not null,
  closed_at timestamptz,
  version integer not null,
  changed_at timestamptz not null
);
create unique index plan_name on agents.plan (merchant_id, lower(name)) where closed_at is null;
create unique index plan_of_new_agents on agents.plan (merchant_id) where is_default and closed_at is null;
grant select, insert on agents.plan to lanna_app;
grant update (name, rates, modes, is_default, closed_at, version, changed_at) on agents.plan to lanna_app;

-- Each version as it was, and which one an agent was given.
create table agents.plan_version (
  plan_id uuid not null references agents.plan,
  version integer not null,
  name text not null,
  rates jsonb not null,
  modes jsonb not null,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (plan_id, version)
);
grant select, insert on agents.plan_version to lanna_app;
create table agents.plan_given (
  member_id uuid not null,
  merchant_id uuid not null references brands.merchant,
  plan_id uuid not null references agents.plan,
  version integer not null,
  given_by text not null,
  given_at timestamptz not null,
  primary key (member_id, given_at)
);
grant select, insert on agents.plan_given to lanna_app;
