-- What the games really returned, hour by hour: shown beside what their sheets promise. Every settled round of a real
-- player counts once, whatever its stake, so that no currency weighs more than another. Demo rounds are left out: they
-- are forgotten after two days.
create table studio.measured_return (
  game_code text not null,
  rule_version text not null,
  finished_hour timestamptz not null,
  rounds bigint not null check (rounds > 0),
  -- Σ payout ∕ stake
  returned numeric not null check (returned >= 0),
  primary key (game_code, rule_version, finished_hour)
);
create index on studio.measured_return (finished_hour);
-- The count walks along the time; a btree entry a round would be dear for that.
create index on studio.round using brin (finished_at);
grant select, insert, update on studio.measured_return to lanna_studio;
