-- A hall is of all processes of the studio: its seed and its clock are a row, and so is each seat, which a process holds for its page. No money follows from any of it.
create table studio.fishing_process (
  id uuid primary key,
  -- Its seats are free once it was silent for the length of a lease.
  alive_at timestamptz not null default clock_timestamp()
);
create table studio.fishing_hall (
  id uuid primary key,
  game_code text not null,
  demo boolean not null,
  seed bigint not null check (seed between 0 and 4294967295),
  filled_at timestamptz not null default clock_timestamp()
);
create index on studio.fishing_hall (game_code, demo);
create table studio.fishing_seat (
  id uuid primary key,
  hall_id uuid not null references studio.fishing_hall,
  place integer not null check (place between 0 and 3),
  -- One seat a player, whatever devices they hold.
  player_id uuid not null unique references studio.player on delete cascade,
  process_id uuid not null references studio.fishing_process,
  -- As the others see it: masked.
  name text not null,
  sat_at timestamptz not null default clock_timestamp(),
  unique (hall_id, place)
);
create index on studio.fishing_seat (process_id);

-- Who sits down later reads from the rows which fish are gone.
create index on studio.fishing_packet (hall_id, closes_at);

grant select, insert, delete, update (alive_at) on studio.fishing_process to lanna_studio;
grant select, insert, delete on studio.fishing_hall, studio.fishing_seat to lanna_studio;
