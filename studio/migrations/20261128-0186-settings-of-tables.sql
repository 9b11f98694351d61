-- What people of a brand set of tables (decision 185). Columns without a word are as in studio.table_stop.

-- It was for all brands alike and no call has ever written it: limits and hours are each brand's own.
drop table studio.table_setting;

-- For a brand's own players, narrower than the table's sheet; null: as the sheet has it. A row is never changed: for a round holds the newest that was set before its
-- announcement. Of hours, minutes of the day in Thailand; a table that closes before it opens is open over midnight.
create table studio.table_setting (
  operator_id text not null,
  table_code text not null,
  version integer not null check (version > 0),
  min_stake bigint check (min_stake > 0),
  max_stake bigint check (max_stake > 0),
  -- By family of plays, as decimal text: each play's own largest stake.
  max_by_family jsonb not null,
  -- The most that one player, and the brand's players together, can be paid in a round, stakes included.
  player_payout_max bigint check (player_payout_max > 0),
  brand_payout_max bigint check (brand_payout_max > 0),
  opens_minute integer check (opens_minute between 0 and 1439),
  closes_minute integer check (closes_minute between 0 and 1439),
  reason text not null,
  set_at timestamptz not null default clock_timestamp(),
  set_by text not null,
  set_by_id text not null,
  primary key (operator_id, table_code, version),
  check (min_stake <= max_stake),
  check (player_payout_max <= brand_payout_max),
  check ((opens_minute is null) = (closes_minute is null) and opens_minute <> closes_minute)
);

-- A table that one brand has had made for its players, as another of the vendor's is led, with limits of its own. Taken away, it ends its round and announces no other.
create table studio.own_table (
  code text primary key check (code ~ '^own-[a-z0-9]{8,40}$'),
  operator_id text not null,
  vendor text not null,
  like_code text not null,
  limits text not null check (limits in ('low', 'middle', 'high')),
  name_th text not null check (length(name_th) between 1 and 40),
  name_en text not null check (length(name_en) between 1 and 40),
  reason text not null,
  made_at timestamptz not null default clock_timestamp(),
  made_by text not null,
  taken_away_at timestamptz,
  taken_away_by text,
  check ((taken_away_at is null) = (taken_away_by is null))
);
create index on studio.own_table (operator_id, vendor);

-- Voids that a brand has carried out within a day are counted.
create index on studio.table_void (operator_id, approved_at) where approved_at is not null;

grant select, insert on studio.table_setting, studio.own_table to lanna_studio;
grant update (taken_away_at, taken_away_by) on studio.own_table to lanna_studio;
