-- Rooms in which members of a brand write to each other, what stops a message, and the desk that looks at what was stopped.
create schema chat;
grant usage on schema chat to lanna_app;

-- How a brand's rooms work; a brand without a row has what the product begins with.
create table chat.setting (
  merchant_id uuid primary key,
  version integer not null check (version > 0),
  settings jsonb not null check (jsonb_typeof(settings) = 'object')
);
grant select, insert, update on chat.setting to lanna_app;

create table chat.room (
  id uuid primary key,
  merchant_id uuid not null,
  -- language: the room of a language · rank: of members from a rank level on · table: beside a game with a live table.
  kind text not null check (kind in ('language', 'rank', 'table')),
  -- A language, a rank level, the id of a game.
  subject text not null,
  name platform.local_text not null,
  position integer not null default 0,
  smallest_rank integer not null default 0 check (smallest_rank >= 0),
  -- Minutes of the brand's day.
  open_from integer check (open_from between 0 and 1439),
  open_to integer check (open_to between 0 and 1439),
  slow_seconds integer not null default 0 check (slow_seconds between 0 and 300),
  read_only boolean not null default false,
  closed boolean not null default false,
  -- Addresses that bring new members into someone's line may be written here.
  invitations boolean not null default false,
  -- Of the newest message: numbers are given under the row's lock, so the order is the same for all.
  last_number bigint not null default 0 check (last_number >= 0),
  version integer not null default 1,
  created_at timestamptz not null,
  check ((open_from is null) = (open_to is null)),
  unique (merchant_id, kind, subject)
);
grant select, insert, update on chat.room to lanna_app;

-- What a member is called by in rooms: an id of its own, so that the member's stays inside.
create table chat.author (
  member_id uuid primary key,
  merchant_id uuid not null,
  author_id uuid not null unique,
  created_at timestamptz not null
);
grant select, insert, update on chat.author to lanna_app;

create table chat.message (
  id uuid primary key,
  room_id uuid not null references chat.room on delete cascade,
  merchant_id uuid not null,
  -- Given when all may see it; what is held has none.
  number bigint check (number > 0),
  member_id uuid not null,
  -- The sender's own name of it: sent again it is the same message.
  client_id uuid not null,
  -- hidden: reported by several, until an operator has looked · deleted: by its writer.
  state text not null check (state in ('shown', 'held', 'hidden', 'removed', 'deleted')),
  -- As it was typed; empty for a sticker or a bet without words.
  text text not null check (char_length(text) <= 300),
  -- With stars for words that are masked; null where there are none.
  masked_text text,
  sticker text,
  -- The card of an own bet, as it was when it was shared.
  bet jsonb,
  reply_to bigint,
  mentions uuid[] not null default '{}',
  -- Of the normal form: the same text is found again.
  fingerprint text not null,
  -- What held or masked it, and the word.
  rule text,
  found text,
  sent_at timestamptz not null,
  shown_at timestamptz,
  reports integer not null default 0,
  first_report_at timestamptz,
  decided_at timestamptz,
  decided_by text,
  version integer not null default 1,
  check (state not in ('shown', 'hidden') or number is not null),
  unique (member_id, client_id),
  unique (room_id, number)
);
create index message_of_member on chat.message (member_id, sent_at desc);
create index message_alike on chat.message (merchant_id, fingerprint, sent_at desc);
create index message_by_time on chat.message (sent_at desc, id desc);
create index message_to_decide on chat.message (merchant_id, sent_at) where state in ('held', 'hidden');
create index message_reported on chat.message (merchant_id, first_report_at) where reports > 0 and decided_at is null;
create index message_mentions on chat.message using gin (mentions) where mentions <> '{}';
grant select, insert, update, delete on chat.message to lanna_app;

create table chat.reaction (
  message_id uuid not null references chat.message on delete cascade,
  member_id uuid not null,
  reaction text not null,
  primary key (message_id, member_id)
);
grant select, insert, update, delete on chat.reaction to lanna_app;

create table chat.report (
  message_id uuid not null references chat.message on delete cascade,
  member_id uuid not null,
  reason text not null check (reason in ('bait', 'abuse', 'spam', 'personal', 'other')),
  at timestamptz not null,
  primary key (message_id, member_id)
);
create index report_of_member on chat.report (member_id, at desc);
grant select, insert, delete on chat.report to lanna_app;

-- Mutual: neither reads the other.
create table chat.block (
  member_id uuid not null,
  blocked_id uuid not null check (blocked_id <> member_id),
  merchant_id uuid not null,
  at timestamptz not null,
  primary key (member_id, blocked_id)
);
create index block_of_blocked on chat.block (blocked_id);
grant select, insert, delete on chat.block to lanna_app;

create table chat.mute (
  id uuid primary key,
  merchant_id uuid not null,
  member_id uuid not null,
  -- mute: reads and does not write · out: neither.
  kind text not null check (kind in ('mute', 'out')),
  -- Null: until an operator ends it.
  until timestamptz,
  reason text not null,
  message_id uuid,
  operator_name text not null,
  at timestamptz not null,
  ended_at timestamptz,
  ended_by text
);
create index mute_of_member on chat.mute (member_id, at desc);
grant select, insert, update on chat.mute to lanna_app;

create table chat.seen (
  room_id uuid not null references chat.room on delete cascade,
  member_id uuid not null,
  number bigint not null check (number >= 0),
  primary key (room_id, member_id)
);
grant select, insert, update on chat.seen to lanna_app;

create table chat.presence (
  room_id uuid not null references chat.room on delete cascade,
  member_id uuid not null,
  seen_at timestamptz not null,
  primary key (room_id, member_id)
) with (fillfactor = 70);
create index presence_by_time on chat.presence (room_id, seen_at desc);
grant select, insert, update, delete on chat.presence to lanna_app;

create table chat.word (
  id uuid primary key,
  merchant_id uuid not null,
  word text not null check (char_length(word) between 1 and 60),
  weight text not null check (weight in ('refuse', 'mask', 'hold')),
  except_words text[] not null default '{}',
  added_by text not null,
  added_at timestamptz not null,
  unique (merchant_id, word)
);
grant select, insert, delete on chat.word to lanna_app;

-- How often each rule stopped something, by day of the brand; what was written is not kept with it.
create table chat.hit (
  merchant_id uuid not null,
  day date not null,
  rule text not null,
  word text not null default '',
  hits bigint not null,
  primary key (merchant_id, day, rule, word)
);
grant select, insert, update, delete on chat.hit to lanna_app;

-- When an operator last read a room or a member's messages: looks within an hour are one on record.
create table chat.look (
  subject_id uuid not null,
  operator_id uuid not null,
  looked_at timestamptz not null,
  primary key (subject_id, operator_id)
);
grant select, insert, update on chat.look to lanna_app;

update operators.role set permissions = permissions || '{chat.read,chat.moderate}', version = version + 1
where code = 'support' and not permissions @> '{chat.read}';
update operators.role set permissions = permissions || '{chat.read,chat.moderate,chat.rules}', version = version + 1
where code = 'content' and not permissions @> '{chat.rules}';
update operators.role set permissions = permissions || '{chat.read}', version = version + 1
where code = 'risk' and not permissions @> '{chat.read}';
