-- When receipts of hands hold what was dealt and drawn, beside what was shown at the table: at once, or a day after the hand (decision 250). What a brand has set last is that of tables that are
-- opened from then on; a table keeps it until it is closed, and a hand has that of its table. A row is never changed.
create table studio.room_setting (
  operator_id text not null,
  version integer not null check (version > 0),
  opens_late boolean not null,
  reason text not null,
  set_at timestamptz not null default clock_timestamp(),
  set_by text not null,
  set_by_id text not null,
  primary key (operator_id, version)
);
grant select, insert on studio.room_setting to lanna_studio;
alter table studio.room_table add column opens_late boolean not null default false check (not (opens_late and demo));
alter table studio.room_hand add column opens_late boolean not null default false;
grant update (opens_late) on studio.room_table to lanna_studio;
