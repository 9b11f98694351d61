-- The application never connects with the rights of the owner: it runs as lanna_app, which gets exactly the
-- grants the migrations spell out. Roles belong to the whole cluster, hence the guard.
do $$
begin
  create role lanna_app nologin;
exception when duplicate_object or unique_violation then null;
end $$;
grant lanna_app to current_user;

create schema platform;
grant usage on schema platform to lanna_app;

-- Fixed-window counters, shared by all processes. Unlogged: losing them in a crash only forgives.
create unlogged table platform.rate_window (
  key text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (key, window_start)
);
create index on platform.rate_window (window_start);
grant select, insert, update, delete on platform.rate_window to lanna_app;

-- Ids of encrypted bodies already taken, kept for as long as their `iat` would still be accepted.
create table platform.spent_jti (
  jti text primary key,
  expires_at timestamptz not null
);
create index on platform.spent_jti (expires_at);
grant select, insert, delete on platform.spent_jti to lanna_app;

-- Keys the server made for itself: they must survive restarts and be the same in every process.
create table platform.server_key (
  kid text primary key,
  purpose text not null check (purpose in ('body-encryption')),
  private_jwk jsonb not null,
  created_at timestamptz not null,
  retire_at timestamptz not null
);
grant select, insert, delete on platform.server_key to lanna_app;

-- First answers of calls that carry an Idempotency-Key.
create table platform.idempotent_answer (
  scope text not null,
  key text not null,
  body_sha256 bytea not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index on platform.idempotent_answer (created_at);
grant select, insert, delete on platform.idempotent_answer to lanna_app;
