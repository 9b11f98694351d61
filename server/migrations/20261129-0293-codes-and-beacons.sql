-- Goods of the points mall that are codes, and those that are a bonus offer of the brand.
alter table points.good
  -- Each piece is a code of points.code: the stock is how many there are, those given included.
  add column by_code boolean not null default false,
  -- The offer that a redemption gives, of its own budget.
  add column bonus_offer_id uuid,
  add constraint good_gives_one_thing check (num_nonnulls(raffle_tickets, bonus_offer_id) + by_code::integer <= 1);
alter table points.redemption
  add column by_code boolean not null default false,
  -- The bonus that was given.
  add column bonus_id uuid unique;

create table points.code (
  id uuid primary key,
  good_id uuid not null references points.good,
  merchant_id uuid not null,
  code_sealed text not null,
  added_at timestamptz not null,
  added_by_name text not null,
  -- Whose it is. A redemption that is rejected gives it back before any member has seen it.
  redemption_id uuid unique references points.redemption,
  -- Taken out by an operator before any member had it.
  removed_at timestamptz,
  check (removed_at is null or redemption_id is null)
);
create index code_of_good on points.code (good_id, added_at, id) where removed_at is null;
grant select, insert, update (code_sealed, redemption_id, removed_at) on points.code to lanna_app;

-- A raffle may name a public beacon: what it gives after the list was fixed is drawn with.
alter table raffles.raffle
  add column beacon_name text check (beacon_name ~ '^[a-z0-9-]{1,40}$'),
  -- So many days after the list was fixed it is drawn without, as its terms say.
  add column beacon_days integer check (beacon_days between 1 and 14),
  -- name:round:value, written once.
  add column beacon text check (char_length(beacon) <= 300),
  add constraint beacon_has_days check ((beacon_name is null) = (beacon_days is null)),
  add constraint beacon_is_named check (beacon is null or beacon_name is not null and root is not null);
create index raffle_waits_for_beacon on raffles.raffle (fixed_at) where state = 'fixed' and beacon_name is not null and beacon is null;
