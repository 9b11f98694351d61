-- Draws of lotteries, for all brands alike: their games, each numero from its making to its result, and what players add to its chance.
-- Bets on them are the topic above.
create schema draws;
grant usage on schema draws to lanna_app;

create table draws.game (
  -- Of `rules/src/lottery/games.ts`, which says what it is.
  code text primary key check (code ~ '^[A-Z0-9_]{1,40}$'),
  -- Switched off: no new numeros; those that are made are drawn.
  enabled boolean not null default true,
  closes_before_seconds integer not null check (closes_before_seconds between 1 and 86400),
  -- The public beacon its draws wait for; none: the proof page says what must be trusted.
  beacon text check (beacon ~ '^[a-z0-9-]{1,40}$'),
  -- Days of a monthly schedule that fall on another one: {"2026-12-31": "2027-01-03"}.
  moved jsonb not null default '{}' check (jsonb_typeof(moved) = 'object'),
  version integer not null default 1,
  created_at timestamptz not null default now()
);
grant select, insert on draws.game to lanna_app;
grant update (enabled, closes_before_seconds, beacon, moved, version) on draws.game to lanna_app;

create table draws.draw (
  id uuid primary key,
  game_code text not null references draws.game,
  -- By its bytes, so that those of a day are found by how they begin.
  numero text collate "C" not null check (numero ~ '^[A-Z0-9_-]{1,40}$'),
  -- In the game's own zone; the round counts from 1 within it.
  day date not null,
  round integer not null check (round > 0),
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'closed', 'drawn', 'settled', 'cancelled')),
  -- Committed when the numero was made; null for draws of others.
  chain_id uuid references chains.chain,
  link_place integer,
  -- Of the game when the numero was made: the draw waits for this beacon, whatever is set since.
  beacon_name text,
  -- Its value after closing, once and for good.
  beacon text check (char_length(beacon) <= 300),
  -- In force: that of the last version in draws.result. Empty text is a round of Yeekee without enough shots.
  result text check (char_length(result) <= 4000),
  version integer not null default 0,
  closed_at timestamptz,
  drawn_at timestamptz,
  -- Of a cancelled draw: when its stakes were all given back.
  settled_at timestamptz,
  cancelled_at timestamptz,
  cancel_kind text check (cancel_kind in ('by_operator', 'too_few_shots')),
  cancel_reason text check (char_length(cancel_reason) between 3 and 500),
  unique (game_code, numero),
  unique (chain_id, link_place),
  check (closes_at <= draws_at),
  check ((chain_id is null) = (link_place is null)),
  check ((state = 'cancelled') = (cancelled_at is not null)),
  check ((state = 'cancelled') = (cancel_kind is not null)),
  check (state not in ('drawn', 'settled') or result is not null)
);
create index draw_of_game on draws.draw (game_code, draws_at desc);
create index draw_over on draws.draw (game_code, draws_at desc) where state <> 'open';
create index draw_of_day on draws.draw (game_code, day, draws_at desc) where state <> 'open';
-- What is yet to be closed, drawn, settled or given back: a tick asks several times a second.
create index draw_to_close on draws.draw (closes_at) where state = 'open';
create index draw_to_draw on draws.draw (draws_at) where state = 'closed';
create index draw_pending on draws.draw (game_code, draws_at) where state in ('open', 'closed');
create index draw_to_settle on draws.draw (draws_at) where state = 'drawn' or state = 'cancelled' and settled_at is null;
grant select, insert on draws.draw to lanna_app;
grant update (state, beacon, result, version, closed_at, drawn_at, settled_at, cancelled_at, cancel_kind, cancel_reason) on draws.draw to lanna_app;

-- Every result a draw has had. Append-only: a corrected result is a new version.
create table draws.result (
  draw_id uuid not null references draws.draw,
  version integer not null check (version > 0),
  result text not null check (char_length(result) <= 4000),
  source text not null check (source in ('house', 'shots', 'feed', 'file', 'typed', 'corrected')),
  -- Operators who gave it and approved it, or the feed's name.
  given_by text check (char_length(given_by) <= 200),
  reason text check (char_length(reason) between 3 and 500),
  given_at timestamptz not null,
  primary key (draw_id, version)
);
grant select, insert on draws.result to lanna_app;

-- What players add to the chance of a house draw, in the order their slips were taken; a player's first counts.
create table draws.seed (
  draw_id uuid not null references draws.draw,
  member_id uuid not null,
  number bigint not null generated always as identity,
  -- What rules take for a seed: without control characters.
  seed text not null check (char_length(seed) between 1 and 64 and seed !~ '[\u0001-\u001f\u007f-\u009f]'),
  primary key (draw_id, member_id)
);
create index seed_in_order on draws.seed (draw_id, number);
grant select, insert on draws.seed to lanna_app;

-- Yeekee: five-digit numbers that players send to a round, counted from 1 within it.
create table draws.shot (
  draw_id uuid not null references draws.draw,
  number integer not null check (number > 0),
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  shot integer not null check (shot between 0 and 99999),
  shot_at timestamptz not null,
  primary key (draw_id, number)
);
create index shot_of_member on draws.shot (draw_id, member_id, number desc);
grant select, insert on draws.shot to lanna_app;

-- Who runs the house's lotteries; who owns the house may everything.
update operators.role set permissions = permissions || '{draws.read,draws.change}', version = version + 1
  where code = 'risk';
update operators.role set permissions = permissions || '{draws.read}', version = version + 1
  where code in ('support', 'finance');
