-- Customer service: conversations of members and visitors with a brand's desk.
create schema service;
grant usage on schema service to lanna_app;

create table service.conversation (
  id uuid primary key,
  merchant_id uuid not null,
  -- One conversation a member, taken up again whenever the member writes.
  member_id uuid,
  -- Of a visitor: what the browser's token comes to in this brand. The token itself is kept nowhere.
  visit_key text,
  visitor_name text check (char_length(visitor_name) between 1 and 40),
  state text not null default 'waiting' check (state in ('waiting', 'open', 'closed')),
  operator_id uuid,
  operator_name text,
  -- Of the page and the browser last written from.
  language text not null,
  device text not null,
  page text,
  created_at timestamptz not null,
  last_at timestamptz not null,
  -- Of the first message that nobody has answered.
  waiting_since timestamptz,
  -- Numbers are given under the row's lock: messages of both sides stand in one order.
  last_number integer not null default 0,
  customer_seen integer not null default 0,
  desk_seen integer not null default 0,
  -- Of state and operator: who moves it sends back the version that was shown.
  version integer not null default 1,
  check ((member_id is null) <> (visit_key is null)),
  check ((operator_id is null) = (operator_name is null)),
  check ((state = 'open') <= (operator_id is not null))
);
create unique index on service.conversation (merchant_id, member_id) where member_id is not null;
create unique index on service.conversation (visit_key) where visit_key is not null;
create index on service.conversation (merchant_id, last_at desc) where last_number > 0;
create index on service.conversation (merchant_id, waiting_since) where waiting_since is not null;
create index on service.conversation (operator_id) where operator_id is not null;
grant select, insert, update, delete on service.conversation to lanna_app;

create table service.message (
  conversation_id uuid not null references service.conversation on delete cascade,
  number integer not null,
  -- note: of operators for operators.
  author text not null check (author in ('customer', 'desk', 'note')),
  -- The sender's own name of it: the same one again is the same message.
  client_id uuid not null,
  operator_id uuid,
  operator_name text,
  text text not null check (char_length(text) between 1 and 1000),
  sent_at timestamptz not null,
  primary key (conversation_id, number),
  unique (conversation_id, author, client_id),
  check ((author = 'customer') = (operator_id is null))
);
grant select, insert, delete on service.message to lanna_app;

-- When an operator last looked at what a person has written, as far as it was recorded.
create table service.look (
  conversation_id uuid not null references service.conversation on delete cascade,
  operator_id uuid not null,
  looked_at timestamptz not null,
  primary key (conversation_id, operator_id)
);
grant select, insert, update, delete on service.look to lanna_app;

-- Hours, saved replies and what else is set; a brand without a row has the defaults.
create table service.desk (
  merchant_id uuid primary key,
  settings jsonb not null,
  version integer not null default 1
);
grant select, insert, update on service.desk to lanna_app;

update operators.role set permissions = permissions || '{service.*}', version = version + 1 where code = 'support';
update operators.role set permissions = permissions || '{service.read}', version = version + 1 where code = 'risk';
