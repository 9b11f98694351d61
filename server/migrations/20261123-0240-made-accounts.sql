-- Accounts that an agent or an operator makes for another person, and invitations with presets.

-- Made by another: until its owner has chosen a password of the own, accepted the terms and said the age, a session of it does that and nothing else.
alter table members.member
  add column enrolment_due boolean not null default false,
  drop constraint member_accepted_terms,
  add constraint member_accepted_terms
    check (type <> 0 or enrolment_due or (terms_version is not null and terms_accepted_at is not null));

alter table members.affiliate_code
  -- The last day of the brand on which the code is taken.
  add column expires_on date,
  add column uses_max integer check (uses_max between 1 and 100000);

-- What an account that registers by the code is given, as agents.rate.
create table members.affiliate_rate (
  merchant_id uuid not null,
  code_key text not null,
  category text not null check (category in ('ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS')),
  rate integer not null check (rate between 1 and 100000),
  primary key (merchant_id, code_key, category),
  foreign key (merchant_id, code_key) references members.affiliate_code (merchant_id, code_key)
);
grant select, insert on members.affiliate_rate to lanna_app;

create schema registration;
grant usage on schema registration to lanna_app;

-- Who made an account for another: an agent, or an operator by name.
create table registration.made_account (
  member_id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  agent_id uuid,
  operator_name text,
  made_at timestamptz not null,
  check (num_nonnulls(agent_id, operator_name) = 1)
);
create index made_account_of_agent on registration.made_account (agent_id, made_at desc) where agent_id is not null;
grant select, insert on registration.made_account to lanna_app;

-- Who has joined by a link and of whom the agent has yet to be told; a row goes when it was told.
create table registration.newcomer (
  member_id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  agent_id uuid not null,
  code text not null,
  joined_at timestamptz not null
);
create index newcomer_of_agent on registration.newcomer (agent_id, joined_at);
grant select, insert, delete on registration.newcomer to lanna_app;

-- When an agent was last told: several newcomers are one message.
create table registration.agent_told (
  agent_id uuid primary key,
  told_at timestamptz not null
);
grant select, insert, update on registration.agent_told to lanna_app;

-- The account that an application has become.
alter table "join".application add column agent_id uuid;
grant update (agent_id) on "join".application to lanna_app;
-- Who answers applicants does not make agents of them.
update operators.role set permissions = array_remove(permissions, 'join.*') || '{join.read,join.answer}', version = version + 1
where code = 'support' and 'join.*' = any(permissions);
