-- Accounts of other services that members have proved to be theirs, through the service's own log-in: LINE, Zalo.
create schema linked_accounts;
grant usage on schema linked_accounts to lanna_app;

-- A brand's own channel at a service. The secret is sealed; no row, or one that is off: the brand offers no proof by it.
create table linked_accounts.channel (
  id uuid primary key,
  merchant_id uuid not null,
  service text not null check (service in ('line', 'zalo')),
  client_id text not null check (client_id ~ '^\d{6,25}$'),
  secret text not null,
  enabled boolean not null,
  version integer not null default 1 check (version > 0),
  changed_at timestamptz not null,
  changed_by_name text not null,
  unique (merchant_id, service)
);
grant select, insert, update on linked_accounts.channel to lanna_app;

-- A member's way to the service and back, once. Of its state only the digest is kept; the verifier never leaves the portal before the answer does.
create table linked_accounts.attempt (
  state_digest bytea primary key,
  merchant_id uuid not null,
  member_id uuid not null,
  service text not null check (service in ('line', 'zalo')),
  client_id text not null,
  redirect text not null,
  verifier text not null,
  nonce text not null,
  expires_at timestamptz not null
);
create index attempt_of_member on linked_accounts.attempt (member_id, service);
create index attempt_over on linked_accounts.attempt (expires_at);
grant select, insert, delete on linked_accounts.attempt to lanna_app;

-- What was proved: an account of the service is one member's of a brand, and a member has one of each, for good. Which it is, is a keyed digest.
create table linked_accounts.proof (
  merchant_id uuid not null,
  service text not null check (service in ('line', 'zalo')),
  subject_digest bytea not null,
  member_id uuid not null,
  proved_at timestamptz not null,
  primary key (merchant_id, service, subject_digest),
  unique (member_id, service)
);
grant select, insert on linked_accounts.proof to lanna_app;
\function ledger.refuse_change
create trigger never_changed before update or delete on linked_accounts.proof
  for each row execute function ledger.refuse_change();
