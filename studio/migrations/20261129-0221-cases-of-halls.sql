-- How a packet was fired, counted by its hall and written with its end: what people look at when a program may be playing. Of demos nothing is kept.
create table studio.fishing_fire (
  packet_id uuid primary key references studio.fishing_packet,
  player_id uuid not null references studio.player,
  at timestamptz not null default clock_timestamp(),
  lasted_ms integer not null check (lasted_ms >= 0),
  -- Shots that left the cannon, and what was pressed quicker than it fires.
  fired integer not null check (fired >= 0),
  too_fast integer not null check (too_fast >= 0),
  -- Of those fired, the ones that followed no fish, and the angles most of them had: [[thousandths of a radian, shots], …].
  aimed integer not null check (aimed between 0 and fired),
  angles jsonb not null
);
create index on studio.fishing_fire (player_id, at);
create index on studio.fishing_fire (at);

-- A suspicion with its evidence, and what a person of the brand decided about it. It moves no money, whatever is decided.
create table studio.fishing_case (
  id uuid primary key,
  player_id uuid not null references studio.player,
  game_code text not null,
  -- rate: fired as no hand and no page of ours does · angles: the same few angles over hours.
  kind text not null check (kind in ('rate', 'angles')),
  evidence jsonb not null,
  -- The latest packets it was seen in.
  packets uuid[] not null,
  opened_at timestamptz not null default clock_timestamp(),
  -- note: written down and nothing else · warn: the player reads the words in the hall · close-seat: no further packet is opened for the player until a person opens the seat.
  decision text check (decision in ('note', 'warn', 'close-seat')),
  words text,
  decided_at timestamptz,
  decided_by text,
  decided_by_id text,
  -- Of a warning: the player has said that they read it.
  seen_at timestamptz,
  -- Of a closed seat, once it was opened again.
  reopened_at timestamptz,
  reopened_by text,
  reopened_words text,
  check ((decision is null) = (decided_at is null) and (decision is null) = (words is null) and (decision is null) = (decided_by is null)),
  check (seen_at is null or decision = 'warn'),
  check (reopened_at is null or decision = 'close-seat'),
  check ((reopened_at is null) = (reopened_by is null) and (reopened_at is null) = (reopened_words is null))
);
create unique index on studio.fishing_case (player_id, kind) where decided_at is null;
create index on studio.fishing_case (player_id, decided_at);

grant select, insert, delete on studio.fishing_fire to lanna_studio;
grant select, insert on studio.fishing_case to lanna_studio;
grant update (decision, words, decided_at, decided_by, decided_by_id, seen_at, reopened_at, reopened_by, reopened_words) on studio.fishing_case to lanna_studio;
