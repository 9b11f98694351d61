-- Hits of fishing, hour by hour and by kind of fish: each kind promises the same, and whoever looks can hold it to that. What a hall returned is the sum of its kinds.
create table studio.measured_kind (
  game_code text not null,
  rule_version text not null,
  fish text not null,
  finished_hour timestamptz not null,
  hits bigint not null check (hits > 0),
  -- Sum of multiples.
  returned numeric not null check (returned >= 0),
  primary key (game_code, rule_version, finished_hour, fish)
);
create index on studio.measured_kind (finished_hour);
grant select, insert, update on studio.measured_kind to lanna_studio;
