-- Who waits for a seat at a full table: a page says so again and again, so one that is gone waits no more.
create table studio.room_waiting (
  table_id uuid not null references studio.room_table,
  player_id uuid not null references studio.player,
  since timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp(),
  primary key (table_id, player_id)
);
create index on studio.room_waiting (player_id);

-- A table of friends is found by its code alone, and lets in who has typed it while it held.
alter table studio.room_table add column friends_of uuid references studio.player;
create table studio.room_friend_code (
  operator_id text not null,
  code text not null check (code ~ '^[A-HJ-NP-Z2-9]{6}$'),
  table_id uuid not null references studio.room_table,
  expires_at timestamptz not null,
  primary key (operator_id, code)
);
create index on studio.room_friend_code (table_id);
create table studio.room_friend (
  table_id uuid not null references studio.room_table,
  player_id uuid not null references studio.player,
  primary key (table_id, player_id)
);
-- Codes that were tried and were none.
create table studio.room_code_miss (
  player_id uuid not null references studio.player,
  at timestamptz not null default clock_timestamp()
);
create index on studio.room_code_miss (player_id, at);

grant select, insert, update (seen_at), delete on studio.room_waiting to lanna_studio;
grant update (friends_of) on studio.room_table to lanna_studio;
grant select, insert, delete on studio.room_friend_code, studio.room_friend, studio.room_code_miss to lanna_studio;
