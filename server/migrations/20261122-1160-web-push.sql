-- Messages to members' devices by the browsers' push services (RFC 8030, 8291, 8292).
create schema web_push;
grant usage on schema web_push to lanna_app;

-- One pair for the whole portal: browsers tie a subscription to its public half, so another pair ends them all.
create table web_push.vapid_key (
  id smallint primary key check (id = 1),
  public_key text not null,
  -- Sealed.
  private_key text not null,
  created_at timestamptz not null
);
grant select, insert, update on web_push.vapid_key to lanna_app;

create table web_push.subscription (
  id uuid primary key,
  merchant_id uuid not null,
  member_id uuid not null,
  -- A browser of one member: whoever turns it on there next takes it over.
  endpoint text not null unique check (char_length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  language text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  -- Since the last message that arrived.
  failures integer not null default 0
);
create index subscription_of_member on web_push.subscription (member_id, seen_at desc);
grant select, insert, update, delete on web_push.subscription to lanna_app;

-- What a member does not want to be told of; everything else is told.
create table web_push.unwanted_kind (
  member_id uuid not null,
  kind text not null,
  primary key (member_id, kind)
);
grant select, insert, delete on web_push.unwanted_kind to lanna_app;

-- What waits to be handed to a push service; gone once it has taken it.
create table web_push.delivery (
  id uuid primary key,
  subscription_id uuid not null references web_push.subscription on delete cascade,
  payload jsonb not null,
  attempts integer not null default 0,
  due_at timestamptz not null,
  created_at timestamptz not null
);
create index delivery_due on web_push.delivery (due_at);
create index delivery_of_subscription on web_push.delivery (subscription_id);
grant select, insert, update, delete on web_push.delivery to lanna_app;
