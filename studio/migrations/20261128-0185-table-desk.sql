-- What people of operators decide about tables (decision 183). Columns without a word are as in studio.game_stop.

-- While a row is open, the operator's players take no part in rounds that are announced after it. Null: at all tables of the vendor.
create table studio.table_stop (
  id uuid primary key,
  operator_id text not null,
  vendor text not null,
  table_code text,
  reason text not null,
  stopped_at timestamptz not null default clock_timestamp(),
  stopped_by text not null,
  opened_at timestamptz,
  opened_by text,
  check ((opened_at is null) = (opened_by is null))
);
create unique index on studio.table_stop (operator_id, vendor, coalesce(table_code, '')) where opened_at is null;

-- What is set of a table beside its sheet; null: as the sheet has it. Of hours, minutes of the day in Thailand; a table that closes before it opens is open over midnight.
create table studio.table_setting (
  table_code text primary key,
  min_stake bigint check (min_stake > 0),
  max_stake bigint check (max_stake > 0),
  opens_minute integer check (opens_minute between 0 and 1439),
  closes_minute integer check (closes_minute between 0 and 1439),
  version integer not null default 1,
  changed_at timestamptz not null default clock_timestamp(),
  changed_by text not null,
  check (min_stake <= max_stake),
  check ((opens_minute is null) = (closes_minute is null) and opens_minute <> closes_minute)
);

-- A round that is to be made void: one person proposes it with words, another carries it out, and the table's leader does it.
create table studio.table_void (
  round_id uuid primary key references studio.shared_round,
  table_code text not null,
  operator_id text not null,
  reason text not null,
  proposed_at timestamptz not null default clock_timestamp(),
  proposed_by text not null,
  proposed_by_id text not null,
  approved_at timestamptz,
  approved_by text,
  approved_by_id text,
  done_at timestamptz,
  check ((approved_at is null) = (approved_by is null) and (approved_at is null) = (approved_by_id is null)),
  check (approved_by_id <> proposed_by_id),
  check (done_at is null or approved_at is not null)
);
create index on studio.table_void (table_code) where approved_at is not null and done_at is null;

-- Each leader a table, room or hall has had; kept for some days.
create table studio.lease_change (
  subject text not null,
  fence bigint not null,
  holder text not null,
  at timestamptz not null,
  primary key (subject, fence)
);
create index on studio.lease_change (at);
create function studio.note_leader() returns trigger
language plpgsql security definer set search_path = pg_catalog, studio as $$
begin
  if tg_op = 'INSERT' or new.fence <> old.fence then
    insert into studio.lease_change (subject, fence, holder, at) values (new.subject, new.fence, new.holder, new.acquired_at);
  end if;
  return null;
end $$;
create trigger note_leader after insert or update on studio.lease for each row execute function studio.note_leader();

grant select, insert on studio.table_stop, studio.table_setting, studio.table_void to lanna_studio;
grant update (opened_at, opened_by) on studio.table_stop to lanna_studio;
grant update (min_stake, max_stake, opens_minute, closes_minute, version, changed_at, changed_by) on studio.table_setting to lanna_studio;
grant update (approved_at, approved_by, approved_by_id, done_at) on studio.table_void to lanna_studio;
grant delete on studio.table_void to lanna_studio;
grant select, delete on studio.lease_change to lanna_studio;
