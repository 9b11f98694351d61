create schema accounts;
grant usage on schema accounts to lanna_app;

create table accounts.member (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  username text not null,
  -- What comparisons use: one name, however it is typed.
  username_key text not null generated always as (lower(username)) stored,
  -- What vendors know the player by; says nothing about the person.
  wallet_user text not null unique,
  password_hash text not null,
  password_changed_at timestamptz not null,
  type smallint not null check (type in (0, 1, 2, 4, 41, 42)),
  status text not null default 'active' check (status in ('active', 'disabled', 'self_excluded')),
  nickname text not null default '',
  language text not null,
  currency text not null,
  country text not null,
  rank_level smallint not null default 0,
  terms_version text not null,
  terms_accepted_at timestamptz not null,
  registered_at timestamptz not null,
  first_login_at timestamptz,
  unique (merchant_id, username_key)
);
create index on accounts.member (merchant_id, registered_at);

-- Tokens are stored as SHA-256 only: a leaked table opens no session.
create table accounts.session (
  id uuid primary key,
  token_sha256 bytea not null unique,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null references accounts.member,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  user_agent text not null default ''
);
create index on accounts.session (member_id) where ended_at is null;
create index on accounts.session (expires_at);

-- Failed log-ins, for throttling by name and by address without telling either apart to the caller.
create table accounts.login_failure (
  id bigint generated always as identity primary key,
  merchant_id uuid not null,
  subject text not null,
  failed_at timestamptz not null
);
create index on accounts.login_failure (subject, failed_at);

grant select, insert, update on accounts.member, accounts.session to lanna_app;
grant delete on accounts.session to lanna_app;
grant select, insert, delete on accounts.login_failure to lanna_app;
