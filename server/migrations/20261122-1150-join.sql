-- Applications to become an agent, for the console: nobody is made an agent by one.
create schema "join";
grant usage on schema "join" to lanna_app;

create table "join".application (
  id uuid primary key,
  merchant_id uuid not null,
  name text not null check (char_length(name) between 2 and 80),
  wish text not null check (wish in ('agent', 'general-agent', 'affiliate', 'unsure')),
  -- Personal: masked in the console until somebody asks, which is recorded. In one form each, so that one contact is one.
  line text,
  phone text,
  email text,
  telegram text,
  players text not null check (char_length(players) between 10 and 300),
  remark text not null check (char_length(remark) <= 140),
  -- The page's language when it was sent: the one to answer in.
  language text not null,
  -- The account it was sent from, if from one.
  member_id uuid,
  sent_at timestamptz not null,
  state text not null default 'new' check (state in ('new', 'seen', 'done')),
  note text not null default '' check (char_length(note) <= 2000),
  handled_by text,
  handled_at timestamptz,
  version integer not null default 1,
  check (num_nonnulls(line, phone, email, telegram) > 0)
);
create index application_of_brand on "join".application (merchant_id, sent_at desc, id desc);
create index application_waiting on "join".application (merchant_id, sent_at desc) where state <> 'done';
create index application_done on "join".application (handled_at) where state = 'done';
-- One at a time of each contact and each member.
create unique index application_open_line on "join".application (merchant_id, line) where state <> 'done';
create unique index application_open_phone on "join".application (merchant_id, phone) where state <> 'done';
create unique index application_open_email on "join".application (merchant_id, email) where state <> 'done';
create unique index application_open_telegram on "join".application (merchant_id, telegram) where state <> 'done';
create unique index application_open_member on "join".application (merchant_id, member_id) where state <> 'done';
grant select, insert, delete on "join".application to lanna_app;
grant update (state, note, handled_by, handled_at, version) on "join".application to lanna_app;

-- Who answers players answers applicants.
update operators.role set permissions = permissions || '{join.*}', version = version + 1 where code = 'support';
