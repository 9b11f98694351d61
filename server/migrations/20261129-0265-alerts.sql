-- Alerts: what operators want to be called for, where to, and what became of each call. A row without a brand is the house's.
create schema alerts;
grant usage on schema alerts to lanna_app;

-- Where alerts go. Mail and web push lead to an operator, whose own address and right are asked each time; everything else leads out of the house.
create table alerts.destination (
  id uuid primary key,
  merchant_id uuid,
  kind text not null check (kind in ('mail', 'web_push', 'line', 'telegram', 'webhook')),
  name text not null check (length(name) between 1 and 80),
  language text not null check (language in ('EN', 'TH')),
  operator_id uuid,
  operator_name text,
  -- A LINE user or group, a Telegram chat, the address of a webhook.
  address text,
  -- Sealed: a token of LINE or Telegram, what a webhook is signed with, a browser's keys.
  secret text,
  enabled boolean not null,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null,
  check ((kind in ('mail', 'web_push')) = (operator_id is not null)),
  check ((kind in ('line', 'telegram', 'webhook')) = (address is not null)),
  check ((kind = 'mail') = (secret is null))
);
create index destination_of_brand on alerts.destination (merchant_id);
grant select, insert, update on alerts.destination to lanna_app;

create table alerts.rule (
  id uuid primary key,
  merchant_id uuid,
  kind text not null check (kind in ('waiting', 'win', 'liability', 'gateway', 'feed', 'books', 'drill')),
  -- Of what waits: the kind of open work.
  work text,
  name text not null check (length(name) between 1 and 80),
  threshold integer not null check (threshold between 1 and 1000000000),
  for_minutes integer not null check (for_minutes between 0 and 1440),
  repeat_minutes integer not null check (repeat_minutes between 5 and 1440),
  -- Minutes of the day in the brand's zone; over midnight where it ends before it begins. Null: none.
  quiet_from integer check (quiet_from between 0 and 1439),
  quiet_to integer check (quiet_to between 0 and 1439),
  enabled boolean not null,
  version integer not null default 1 check (version > 0),
  measured_at timestamptz,
  -- Why it could not be measured the last time.
  failure text,
  -- Of what comes one by one: looked at up to here.
  cursor bigint,
  created_at timestamptz not null,
  check ((kind = 'waiting') = (work is not null)),
  check ((quiet_from is null) = (quiet_to is null)),
  check (kind in ('waiting', 'win', 'liability') or merchant_id is null)
);
create index rule_of_brand on alerts.rule (merchant_id);
grant select, insert, update on alerts.rule to lanna_app;

create table alerts.rule_destination (
  rule_id uuid not null references alerts.rule,
  destination_id uuid not null references alerts.destination,
  primary key (rule_id, destination_id)
);
grant select, insert, delete on alerts.rule_destination to lanna_app;

-- One for whatever a rule finds of one subject until it is over: found again, it is counted.
create table alerts.alert (
  id uuid primary key,
  rule_id uuid not null references alerts.rule,
  merchant_id uuid,
  subject text not null,
  state text not null check (state in ('pending', 'open', 'acknowledged', 'closed')),
  facts jsonb not null,
  since timestamptz not null,
  opened_at timestamptz,
  last_seen_at timestamptz not null,
  closed_at timestamptz,
  times bigint not null check (times > 0),
  sends integer not null default 0,
  next_send_at timestamptz,
  acknowledged_by text,
  handler_id uuid,
  handler_name text,
  version integer not null default 1 check (version > 0),
  check ((state = 'closed') = (closed_at is not null))
);
create unique index alert_under_way on alerts.alert (rule_id, coalesce(merchant_id, '00000000-0000-0000-0000-000000000000'), subject) where state <> 'closed';
create index alert_of_brand on alerts.alert (merchant_id, since desc, id desc);
create index alert_of_rule on alerts.alert (rule_id, closed_at);
create index alert_to_send on alerts.alert (next_send_at) where state = 'open';
grant select, insert, update, delete on alerts.alert to lanna_app;

-- What has become of an alert, and who did it; null: the portal by itself.
create table alerts.event (
  id uuid primary key,
  alert_id uuid not null references alerts.alert,
  what text not null check (what in ('opened', 'acknowledged', 'handed', 'closed', 'reopened')),
  operator_name text,
  note text not null default '',
  at timestamptz not null
);
create index event_of_alert on alerts.event (alert_id, at);
grant select, insert on alerts.event to lanna_app;

-- A message to one destination: `once` names it, so that it is made once, whichever process makes it, however often.
create table alerts.delivery (
  id uuid primary key,
  destination_id uuid not null references alerts.destination,
  once text not null,
  alert_id uuid references alerts.alert,
  payload jsonb not null,
  attempts integer not null default 0,
  due_at timestamptz,
  created_at timestamptz not null,
  sent_at timestamptz,
  failure text,
  unique (destination_id, once),
  check (sent_at is null or due_at is null)
);
create index delivery_due on alerts.delivery (due_at) where due_at is not null;
create index delivery_of_alert on alerts.delivery (alert_id, created_at);
grant select, insert, update, delete on alerts.delivery to lanna_app;

-- Drills that operators have held: a restore, a change of the leader, a day without a provider.
create table alerts.drill (
  id uuid primary key,
  kind text not null check (kind in ('restore', 'failover', 'provider_away')),
  done_at timestamptz not null,
  passed boolean not null,
  note text not null,
  operator_name text not null,
  noted_at timestamptz not null
);
create index drill_of_kind on alerts.drill (kind, done_at desc);
grant select, insert on alerts.drill to lanna_app;

update operators.role set permissions = permissions || '{alerts.read,alerts.handle}', version = version + 1
where code in ('support', 'risk', 'finance') and not permissions @> '{alerts.handle}';
