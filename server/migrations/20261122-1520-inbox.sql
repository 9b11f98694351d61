-- Messages to members: what happened to their money and accounts, and what a brand tells many of them at once.
create schema inbox;
grant usage on schema inbox to lanna_app;

create table inbox.broadcast (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  state text not null check (state in ('draft', 'signed', 'scheduled', 'sending', 'sent', 'cancelled')),
  kind text not null check (kind in ('promotion', 'service')),
  title platform.local_text not null,
  -- Clean rich text, and how it begins without markup.
  content platform.local_text not null,
  excerpt platform.local_text not null,
  path text check (path ~ '^/([^/\\]|$)'),
  audience jsonb not null,
  send_at timestamptz,
  -- While a second operator has to approve it.
  proposal_id uuid check ((state = 'signed') = (proposal_id is not null)),
  recipients integer check (recipients >= 0),
  -- How far the sending has come: everybody up to this member has been looked at.
  sent_through uuid,
  delivered integer not null default 0,
  -- Read and no longer kept.
  read_before integer not null default 0,
  started_at timestamptz,
  ended_at timestamptz,
  -- After a stop: what has arrived is taken out of the inboxes again.
  taken_back boolean not null default false,
  created_by text not null,
  changed_by text not null,
  changed_at timestamptz not null,
  version integer not null default 1,
  check (send_at is not null or state in ('draft', 'cancelled'))
);
create index broadcast_of_brand on inbox.broadcast (merchant_id, changed_at desc, id desc);
create index broadcast_due on inbox.broadcast (send_at) where state in ('scheduled', 'sending');
create index broadcast_taken_back on inbox.broadcast (id) where taken_back;
grant select, insert, update, delete on inbox.broadcast to lanna_app;

-- Facts, not words: a message is put into words when it is read, in the language it is read in.
create table inbox.message (
  id uuid primary key,
  merchant_id uuid not null,
  member_id uuid not null,
  kind text not null check (kind in ('money', 'security', 'promotion', 'service')),
  template text check (template ~ '^[a-z_]{1,60}$'),
  facts jsonb check (jsonb_typeof(facts) = 'object'),
  broadcast_id uuid references inbox.broadcast,
  path text,
  -- What it was made from, where that may be looked at twice.
  source text unique,
  sent_at timestamptz not null,
  read_at timestamptz,
  -- Deleted by the member or taken back by the brand: kept until the next clearing, so that it is not sent again.
  removed_at timestamptz,
  check ((template is null) = (facts is null)),
  check ((template is null) <> (broadcast_id is null))
);
create index message_of_member on inbox.message (member_id, sent_at desc, id desc) where removed_at is null;
create index message_unread on inbox.message (member_id) where read_at is null and removed_at is null;
create unique index message_of_broadcast on inbox.message (broadcast_id, member_id) where broadcast_id is not null;
create index message_of_broadcast_read on inbox.message (broadcast_id) where read_at is not null;
create index message_of_brand on inbox.message (merchant_id, kind, sent_at);
create index message_removed on inbox.message (removed_at) where removed_at is not null;
grant select, insert, delete on inbox.message to lanna_app;
grant update (read_at, removed_at) on inbox.message to lanna_app;

-- Up to which line the sealed record of accounts has been told. One row; what was recorded before there were messages is not told.
create table inbox.told_security (
  one boolean primary key default true check (one),
  through bigint not null
);
insert into inbox.told_security (through) select coalesce(max(number), 0) from audit.security_event;
grant select, update on inbox.told_security to lanna_app;

-- When a member's devices stay quiet, on the clock of the brand, and about what; without a row the default of the code holds.
create table web_push.quiet_hours (
  member_id uuid primary key,
  -- Minutes since midnight; over midnight where the end is before the begin.
  from_minute smallint not null check (from_minute between 0 and 1439),
  until_minute smallint not null check (until_minute between 0 and 1439),
  kinds text[] not null
);
grant select, insert, update, delete on web_push.quiet_hours to lanna_app;
-- What was kept until the morning is news from then on.
alter table web_push.delivery add column held_until timestamptz;

update operators.role set permissions = permissions || '{inbox.*}', version = version + 1 where code = 'content';
update operators.role set permissions = permissions || '{inbox.read}', version = version + 1 where code = 'support';
