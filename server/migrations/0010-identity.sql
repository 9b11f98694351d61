-- Who may come in: what registration asks, the ways to log in, second factors, and the record of all of it.

alter table accounts.member
  -- Null: none was ever set; the account opens by a code or a third party.
  alter column password_hash drop not null,
  -- Null: nobody was asked yet. A member always was.
  alter column terms_version drop not null,
  alter column terms_accepted_at drop not null,
  add constraint member_accepted_terms check (type <> 0 or (terms_version is not null and terms_accepted_at is not null)),
  -- E.164. Opens the account only once proved.
  add column mobile text check (mobile ~ '^\+[1-9][0-9]{6,14}$'),
  add column mobile_verified_at timestamptz,
  add column email text check (email = lower(email)),
  -- Asked before money leaves.
  add column payment_password_hash text,
  add column payment_password_changed_at timestamptz,
  -- The agent whose invitation code brought the member.
  add column agent_id uuid references accounts.member,
  add constraint member_mobile_unique unique (merchant_id, mobile),
  add constraint member_verified_mobile check (mobile_verified_at is null or mobile is not null);
alter table accounts.member rename constraint member_merchant_id_username_key_key to member_username_unique;
create index on accounts.member (agent_id) where agent_id is not null;
create index on accounts.member (registered_at) where type = 4;

-- The rest of the registration form: asked once, read rarely, kept apart from what every call reads.
create table accounts.profile (
  member_id uuid primary key references accounts.member,
  merchant_id uuid not null references brands.merchant,
  payee_name text,
  full_name text,
  birthday date,
  id_number text,
  line text,
  telegram text,
  whatsapp text,
  facebook text,
  wechat text,
  zalo text,
  qq_num text,
  referral_code text,
  recommender_id text,
  register_url text,
  register_method text not null default 'WEB'
);

-- What invites: a code belongs to an agent of the brand.
create table accounts.affiliate_code (
  merchant_id uuid not null references brands.merchant,
  code text not null,
  code_key text not null generated always as (lower(code)) stored,
  agent_id uuid not null references accounts.member,
  created_at timestamptz not null,
  disabled_at timestamptz,
  primary key (merchant_id, code_key)
);

-- HMACs of what tells one person from another, so that a second account of somebody is seen without keeping their
-- data twice.
create table accounts.identity_mark (
  member_id uuid not null references accounts.member,
  kind text not null,
  mark bytea not null,
  merchant_id uuid not null references brands.merchant,
  marked_at timestamptz not null,
  primary key (member_id, kind, mark)
);
create index on accounts.identity_mark (merchant_id, kind, mark, marked_at);

-- Accounts that may be one person's; an operator decides (ACC-4).
create table accounts.duplicate_flag (
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null references accounts.member,
  other_member_id uuid not null references accounts.member,
  signals text[] not null,
  flagged_at timestamptz not null,
  reviewed_at timestamptz,
  primary key (member_id, other_member_id)
);
create index on accounts.duplicate_flag (merchant_id, flagged_at) where reviewed_at is null;

-- Tries within a window, by the SHA-256 of what is counted. Unlogged: losing them in a crash only forgives.
drop table accounts.login_failure;
create unlogged table accounts.attempt (
  subject bytea primary key,
  hits integer not null,
  expires_at timestamptz not null
);
create index on accounts.attempt (expires_at);

-- Codes by text message; the last one sent is the one that counts. Kept as HMAC: six digits are soon tried through.
create unlogged table accounts.verification_code (
  merchant_id uuid not null,
  purpose text not null check (purpose in ('register', 'login', 'reset')),
  mobile text not null,
  code_hmac bytea not null,
  tries_left smallint not null check (tries_left >= 0),
  expires_at timestamptz not null,
  primary key (merchant_id, purpose, mobile)
);
create index on accounts.verification_code (expires_at);

-- "Remember me": a series for one day, whose secret changes with every use. An old secret that comes back was stolen.
create table accounts.remember_series (
  id text primary key,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null references accounts.member,
  secret_sha256 bytea not null,
  previous_sha256 bytea,
  rotated_at timestamptz not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index on accounts.remember_series (member_id) where ended_at is null;
create index on accounts.remember_series (expires_at);

alter table accounts.session
  add column method text not null default 'username'
    check (method in ('registration', 'username', 'sms', 'firebase', 'remember', 'trial')),
  add column country text,
  add column remember_series_id text references accounts.remember_series on delete set null;
create index on accounts.session (remember_series_id) where ended_at is null;

-- Links for a new password, sent by e-mail: one use, ten minutes.
create table accounts.password_link (
  token_sha256 bytea primary key,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null references accounts.member,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on accounts.password_link (member_id);
create index on accounts.password_link (expires_at);

-- Second factors. An authenticator app counts once a code of it has been shown; until then it is being set up.
create table accounts.totp (
  member_id uuid primary key references accounts.member,
  merchant_id uuid not null references brands.merchant,
  secret text not null,
  last_step bigint not null,
  added_at timestamptz not null
);
create unlogged table accounts.totp_setup (
  member_id uuid primary key,
  merchant_id uuid not null,
  secret text not null,
  expires_at timestamptz not null
);
create index on accounts.totp_setup (expires_at);
create table accounts.passkey (
  id text primary key,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null references accounts.member,
  rp_id text not null,
  name text not null,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  backed_up boolean not null,
  added_at timestamptz not null,
  used_at timestamptz
);
create index on accounts.passkey (member_id);
create table accounts.recovery_code (
  member_id uuid not null references accounts.member,
  code_sha256 bytea not null,
  merchant_id uuid not null references brands.merchant,
  used_at timestamptz,
  primary key (member_id, code_sha256)
);
create unlogged table accounts.passkey_challenge (
  challenge text primary key,
  merchant_id uuid not null,
  purpose text not null check (purpose in ('add', 'prove')),
  -- Null: given to somebody who has not said who they are.
  member_id uuid,
  expires_at timestamptz not null
);
create index on accounts.passkey_challenge (expires_at);

-- What happened to an account's protection, with what it was before and after; never a secret. Nobody changes a line of
-- it. No reference to the member: the record outlives the account.
create table accounts.security_event (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  kind text not null,
  session_id uuid,
  address text not null,
  country text,
  device text not null,
  before jsonb,
  after jsonb,
  at timestamptz not null
);
create index on accounts.security_event (member_id, at desc);
create index on accounts.security_event (merchant_id, at desc);

grant select, insert, update on accounts.profile, accounts.affiliate_code, accounts.duplicate_flag to lanna_app;
grant select, insert on accounts.identity_mark, accounts.security_event to lanna_app;
grant select, insert, update, delete on accounts.attempt, accounts.verification_code, accounts.remember_series,
  accounts.password_link, accounts.totp, accounts.totp_setup, accounts.passkey, accounts.recovery_code,
  accounts.passkey_challenge to lanna_app;

-- A trial account leaves nothing behind. Real accounts are never deleted, and the application cannot: it may only ask for this.
create function accounts.delete_trials(registered_before timestamptz, at_most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  trial uuid;
  deleted integer := 0;
begin
  for trial in
    select id from accounts.member
    where type = 4 and registered_at < registered_before
    order by registered_at limit at_most for update skip locked
  loop
    delete from catalogue.favourite_game where member_id = trial;
    delete from catalogue.recent_game where member_id = trial;
    delete from accounts.session where member_id = trial;
    delete from accounts.member where id = trial;
    deleted := deleted + 1;
  end loop;
  return deleted;
end $$;
revoke all on function accounts.delete_trials from public;
grant execute on function accounts.delete_trials to lanna_app;
