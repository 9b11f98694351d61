-- Sums over stretches of a member's record, so that a page deep in it and the totals of a filter cost the same after ten million
-- bets as after ten thousand (decision 108). server/sql/bets/ holds the functions.

-- Some thousand bets of one member in the order they were placed, and at level 1 some dozens of such stretches. Those of a level
-- follow each other without a gap, the first from minus infinity; what comes after the last is not added up.
create table bets.stretch (
  member_id uuid not null,
  level smallint not null check (level in (0, 1)),
  -- Placed at this moment or later …
  from_at timestamptz not null,
  -- … and before this one.
  until_at timestamptz not null,
  merchant_id uuid not null,
  primary key (member_id, level, from_at),
  check (from_at < until_at)
);

-- What its bets come to, for all that a filter of the record may ask for.
create table bets.stretch_sum (
  member_id uuid not null,
  level smallint not null,
  from_at timestamptz not null,
  source text not null,
  game_code text not null,
  category text not null,
  -- bets.outcome
  outcome text not null,
  bets integer not null,
  stake bigint not null,
  payout bigint not null,
  -- No bet of these was placed before or after: where to look for them.
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (member_id, level, from_at, source, game_code, category, outcome),
  foreign key (member_id, level, from_at) references bets.stretch
);

grant select on bets.stretch, bets.stretch_sum to lanna_app;
