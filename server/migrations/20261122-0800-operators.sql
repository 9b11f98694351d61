-- Operators: who runs the site. Accounts of their own, never members; roles as data; every action in a sealed chain.
create schema operators;
grant usage on schema operators to lanna_app;

create table operators.operator (
  id uuid primary key,
  -- What is typed to log in; lower case.
  name text not null unique check (name ~ '^[a-z0-9][a-z0-9._-]{2,31}$'),
  display_name text not null check (char_length(display_name) between 1 and 60),
  password_hash text not null,
  -- The password was given by another; a new one is chosen first.
  password_change_due boolean not null default true,
  status text not null default 'active' check (status in ('active', 'locked')),
  language text not null default 'EN',
  created_at timestamptz not null,
  created_by uuid,
  updated_at timestamptz not null,
  version integer not null default 1
);
grant select, insert, update on operators.operator to lanna_app;

-- What may be done: `topic.verb`, `topic.*`, `*.verb` or `*`.
create table operators.role (
  code text primary key check (code ~ '^[a-z][a-z-]{1,30}$'),
  permissions text[] not null,
  -- Comes with the product; its permissions may be changed, it cannot be removed.
  built_in boolean not null default false,
  version integer not null default 1
);
grant select, insert, update, delete on operators.role to lanna_app;
insert into operators.role (code, permissions, built_in) values
  ('owner', '{*}', true),
  ('finance', '{ledger.*,cashier.*,reports.*,members.read,members.reveal,members.adjust,bets.read,agents.read,operators.propose,operators.approve}', true),
  ('risk', '{members.*,security.*,bets.*,vendor-wallet.*,agents.read,catalogue.read,catalogue.stop,reports.*,audit.read,operators.propose,operators.approve}', true),
  ('support', '{members.read,members.reveal,members.note,members.status,security.*,bets.read,feedback.*,messages.*,brands.read,catalogue.read,agents.read}', true),
  ('content', '{brands.read,brands.content,catalogue.read,catalogue.change,feedback.read}', true),
  ('auditor', '{*.read}', true);

-- Who has which role, in which brand; without a brand in the whole house.
create table operators.role_grant (
  id uuid primary key,
  operator_id uuid not null references operators.operator,
  role text not null references operators.role,
  merchant_id uuid,
  granted_by uuid,
  granted_at timestamptz not null,
  unique nulls not distinct (operator_id, role, merchant_id)
);
grant select, insert, delete on operators.role_grant to lanna_app;

create table operators.session (
  id uuid primary key,
  token_sha256 bytea not null unique,
  operator_id uuid not null references operators.operator,
  -- The console's host it was opened on; it counts nowhere else.
  host text not null,
  address text not null,
  user_agent text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- When the second factor was shown in this session; null while it is due.
  factor_at timestamptz,
  -- When the person last showed password and second factor.
  proved_at timestamptz not null
);
create index session_of_operator on operators.session (operator_id) where ended_at is null;
grant select, insert, update on operators.session to lanna_app;

create table operators.totp (
  operator_id uuid primary key references operators.operator,
  -- Sealed.
  secret text not null,
  last_step bigint not null,
  added_at timestamptz not null
);
create table operators.totp_setup (
  operator_id uuid primary key references operators.operator,
  -- Sealed.
  secret text not null,
  expires_at timestamptz not null
);
create table operators.passkey (
  id text primary key,
  operator_id uuid not null references operators.operator,
  rp_id text not null,
  name text not null,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  backed_up boolean not null,
  added_at timestamptz not null,
  used_at timestamptz
);
create index passkey_of_operator on operators.passkey (operator_id);
create table operators.passkey_challenge (
  challenge text primary key,
  operator_id uuid not null references operators.operator,
  purpose text not null check (purpose in ('add', 'prove')),
  expires_at timestamptz not null
);
create table operators.recovery_code (
  operator_id uuid not null references operators.operator,
  code_sha256 bytea not null,
  used_at timestamptz,
  primary key (operator_id, code_sha256)
);
grant select, insert, update, delete on operators.totp, operators.totp_setup, operators.passkey, operators.passkey_challenge,
  operators.recovery_code to lanna_app;

-- Settings of the console itself, one row.
create table operators.setting (
  only_row boolean primary key default true check (only_row),
  settings jsonb not null default '{}',
  version integer not null default 1
);
insert into operators.setting default values;
grant select, update on operators.setting to lanna_app;

-- The sealed record of what operators do. Numbers in the order of writing, drawn by a transaction that has its xid.
create sequence operators.action_number as bigint;
create function operators.next_action() returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_current_xact_id();
  return nextval('operators.action_number');
end $$;
revoke execute on function operators.next_action from public;
grant execute on function operators.next_action to lanna_app;
grant select on sequence operators.action_number to lanna_app;

create table operators.action (
  id uuid primary key,
  number bigint not null unique default operators.next_action(),
  at timestamptz not null,
  -- Null for what the house does by itself (the first operator, a proposal that expires).
  operator_id uuid,
  operator_name text not null,
  session_id uuid,
  action text not null,
  merchant_id uuid,
  subject_kind text not null,
  subject_id text not null,
  subject_name text,
  before jsonb,
  after jsonb,
  reason text,
  address text not null,
  device text not null
);
create index action_by_time on operators.action (at desc, id desc);
create index action_of_subject on operators.action (subject_kind, subject_id, at desc);
create index action_of_operator on operators.action (operator_id, at desc);
grant select, insert on operators.action to lanna_app;

-- A block keeps the hash of each of its rows, so that a row that was touched can be named, and chains them all.
create table operators.action_block (
  number bigint primary key,
  first_action bigint not null,
  last_action bigint not null,
  actions bigint[] not null,
  digests bytea not null,
  previous_sha256 bytea not null,
  sha256 bytea not null,
  sealed_at timestamptz not null default now(),
  check (cardinality(actions) > 0 and octet_length(digests) = 32 * cardinality(actions)),
  check (first_action = actions[1] and last_action = actions[cardinality(actions)])
);
grant select on operators.action_block to lanna_app;
create trigger append_only before update or delete on operators.action
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on operators.action
  for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete on operators.action_block
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on operators.action_block
  for each statement execute function ledger.refuse_change();

-- Four eyes: proposed by one, decided by another.
create table operators.proposal (
  id uuid primary key,
  kind text not null,
  merchant_id uuid,
  subject_kind text not null,
  subject_id text not null,
  subject_name text,
  payload jsonb not null,
  reason text not null,
  proposed_by uuid not null references operators.operator,
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'approved', 'refused', 'withdrawn', 'expired')),
  decided_by uuid references operators.operator,
  decided_at timestamptz,
  decision_reason text,
  -- Whoever proposes never approves.
  check (state <> 'approved' or decided_by <> proposed_by),
  check ((state = 'open') = (decided_at is null))
);
create index proposal_by_time on operators.proposal (proposed_at desc, id desc);
create index proposal_open on operators.proposal (expires_at) where state = 'open';
grant select, insert, update on operators.proposal to lanna_app;
