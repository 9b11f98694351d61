-- Fair company in card rooms (decision 230): what is kept of pairs of players, and the cases that people decide about.

-- What the operator says of a player at the launch: digests that are equal where two accounts share a device, a number, a bank account or a range of addresses, and what it allows.
alter table studio.play_session
  add column marks jsonb not null default '[]',
  add column one_person boolean not null default false,
  add column table_codes boolean not null default false;

create table studio.room_mark (
  player_id uuid not null references studio.player,
  kind text not null check (kind in ('device', 'number', 'bank', 'network')),
  mark text not null,
  seen_at timestamptz not null default clock_timestamp(),
  primary key (player_id, kind, mark)
);
create index on studio.room_mark (kind, mark);

-- A hand that has ended and is not counted yet: written where it is settled, deleted where it is counted.
create table studio.room_uncounted (
  hand_id uuid primary key references studio.room_hand
);

-- Who sat where on a day of Thailand.
create table studio.room_sat (
  operator_id text not null,
  day date not null,
  room_code text not null,
  table_id uuid not null references studio.room_table,
  player_id uuid not null references studio.player,
  hands integer not null check (hands > 0),
  primary key (player_id, day, table_id)
);
create index on studio.room_sat (operator_id, day, room_code);

-- Plays that a player chose, and those of them that no sound player would.
create table studio.room_plays (
  player_id uuid primary key references studio.player,
  plays integer not null,
  odd integer not null,
  check (odd between 0 and plays)
);

-- Of two players, the one with the lower id first. `flow`: what went from `other` to `one`, in thousandths of base stakes; with its squares, so that its error is known.
create table studio.room_pair (
  operator_id text not null,
  one uuid not null references studio.player,
  other uuid not null references studio.player,
  hands integer not null,
  flow bigint not null,
  squares numeric not null,
  -- Of each, in hands in which money went to the other.
  one_plays integer not null,
  one_odd integer not null,
  other_plays integer not null,
  other_odd integer not null,
  since timestamptz not null default clock_timestamp(),
  last_at timestamptz not null default clock_timestamp(),
  last_hand uuid not null references studio.room_hand,
  primary key (one, other),
  check (one < other)
);
create index on studio.room_pair (operator_id, last_at);

create table studio.room_case (
  id uuid primary key,
  operator_id text not null,
  vendor text not null,
  kind text not null check (kind in ('signals', 'report')),
  one uuid not null references studio.player,
  -- Null where a member has reported a hand as a whole.
  other uuid references studio.player,
  hand_id uuid references studio.room_hand,
  facts jsonb not null,
  opened_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz,
  closed_by text,
  check ((closed_at is null) = (closed_by is null)),
  check ((kind = 'signals') = (other is not null)),
  check ((kind = 'report') = (hand_id is not null))
);
create unique index room_case_of_pair on studio.room_case (one, other) where kind = 'signals' and closed_at is null;
-- `one` of a report is who has reported.
create unique index room_case_of_report on studio.room_case (hand_id, one) where kind = 'report';
create index on studio.room_case (operator_id, id);

-- What people have done about a case, in its order.
create table studio.room_case_step (
  case_id uuid not null references studio.room_case,
  n integer not null check (n > 0),
  step text not null check (step in ('note', 'part', 'join', 'close')),
  text text not null,
  person_id text not null,
  person_name text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (case_id, n)
);

-- Two who never sit at one table, until people of the brand say otherwise.
create table studio.room_apart (
  operator_id text not null,
  one uuid not null references studio.player,
  other uuid not null references studio.player,
  case_id uuid not null references studio.room_case,
  primary key (one, other),
  check (one < other)
);
create index on studio.room_apart (other);

grant select, insert on studio.room_case, studio.room_case_step to lanna_studio;
grant update (facts, closed_at, closed_by) on studio.room_case to lanna_studio;
grant select, insert, delete on studio.room_uncounted, studio.room_apart to lanna_studio;
-- Rows are locked where they are deleted.
grant update on studio.room_uncounted to lanna_studio;
grant select, insert, update, delete on studio.room_mark, studio.room_sat, studio.room_plays, studio.room_pair to lanna_studio;
