-- Mail and SMS of a demo without a provider: kept instead of sent, shown at /dev/outbox. `scope` is whose they are.
create table platform.outbox (
  id uuid primary key,
  scope text not null,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  subject text not null default '',
  text text not null,
  html text,
  created_at timestamptz not null
);
create index on platform.outbox (scope, created_at desc);
create index on platform.outbox (created_at);
grant select, insert, delete on platform.outbox to lanna_app;

-- Secrets the server made for itself, one a purpose, the same in every process and after every restart.
create table platform.shared_secret (
  purpose text primary key,
  secret bytea not null check (octet_length(secret) >= 32),
  created_at timestamptz not null
);
grant select, insert on platform.shared_secret to lanna_app;

-- Picture captchas that may still be answered. Unlogged: after a crash people are shown a new picture.
create unlogged table platform.picture_captcha (
  id uuid primary key,
  answer_hmac bytea not null,
  tries_left smallint not null check (tries_left >= 0),
  expires_at timestamptz not null
);
create index on platform.picture_captcha (expires_at);
grant select, insert, update, delete on platform.picture_captcha to lanna_app;
