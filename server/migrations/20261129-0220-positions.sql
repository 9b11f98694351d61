-- Positions: which share of a member's net result each agent of the line holds, and the sheets by which a line settles. No money moves here.
create schema positions;
grant usage on schema positions to lanna_app;

-- Brands whose agents reckon so. Without a row: none.
create table positions.setting (
  merchant_id uuid primary key,
  -- What a sheet is of.
  period text not null check (period in ('day', 'week')),
  -- Days from here on are reckoned.
  from_day date not null,
  -- The last day that is in a sheet.
  issued_to date not null,
  version integer not null check (version > 0)
);
grant select, insert, update on positions.setting to lanna_app;

-- Something is counted of this day, so shares and bounds of it stand: a change counts from a later day.
create table positions.counted_day (
  merchant_id uuid primary key,
  day date not null
);
grant select, insert, update on positions.counted_day to lanna_app;

-- What an agent wants to hold, in hundred-thousandths of a member's net result. One change a day; rows of other days are its history.
create table positions.share (
  member_id uuid not null,
  category text not null,
  from_day date not null,
  merchant_id uuid not null,
  share integer not null check (share between 0 and 100000),
  set_at timestamptz not null,
  primary key (member_id, category, from_day)
);
grant select, insert on positions.share to lanna_app;

-- What the account directly above lets an agent hold: of an agent at the top the brand, by its own id. Of another account above it says nothing, so a
-- moved agent holds nothing until the new upline says what.
create table positions.bound (
  member_id uuid not null,
  given_by uuid not null,
  category text not null,
  from_day date not null,
  merchant_id uuid not null,
  least integer not null check (least >= 0),
  most integer not null check (most <= 100000),
  set_at timestamptz not null,
  primary key (member_id, given_by, category, from_day),
  check (least <= most)
);
grant select, insert on positions.bound to lanna_app;

-- Its one row comes with the first brand that reckons so: what was settled until then is of days that nobody reckons.
create table positions.progress (
  single boolean primary key default true check (single),
  counted_to bigint not null
);
grant select, insert on positions.progress to lanna_app;

-- What a member's settled bets of a day left with the house: stakes less payouts.
create table positions.result (
  member_id uuid not null,
  day date not null,
  category text not null,
  merchant_id uuid not null,
  result bigint not null,
  primary key (member_id, day, category)
);
grant select on positions.result to lanna_app;

-- Of the results of a child's branch: what the child owes the one above it, and what that one holds of it. The brand stands at the top, by its own id.
create table positions.flow (
  upper_id uuid not null,
  day date not null,
  child_id uuid not null,
  category text not null,
  merchant_id uuid not null,
  result bigint not null,
  owed bigint not null,
  held bigint not null,
  -- What sheets say of it.
  sheet_result bigint not null default 0,
  sheet_owed bigint not null default 0,
  sheet_held bigint not null default 0,
  primary key (upper_id, day, child_id, category)
);
create index flow_in_no_sheet on positions.flow (merchant_id, day) where owed <> sheet_owed;
grant select on positions.flow to lanna_app;

-- What a child owes the one above it for some days; below zero: what it gets. It never changes; each side says once that it is settled.
create table positions.sheet (
  id uuid primary key,
  merchant_id uuid not null,
  lower_id uuid not null,
  upper_id uuid not null,
  period text not null check (period in ('day', 'week')),
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  amount bigint not null,
  issued_at timestamptz not null,
  lower_at timestamptz,
  upper_at timestamptz,
  -- The operator, where the brand is the upper side.
  upper_by text,
  unique (lower_id, upper_id, to_day)
);
create index sheet_of_lower on positions.sheet (lower_id, to_day desc, id desc);
create index sheet_of_upper on positions.sheet (upper_id, to_day desc, id desc);
create index sheet_of_brand on positions.sheet (merchant_id, to_day desc, id desc);
create index open_sheet_of_upper on positions.sheet (upper_id, to_day desc, id desc) where upper_at is null or lower_at is null;
grant select, insert, update (lower_at, upper_at, upper_by) on positions.sheet to lanna_app;

-- A line of a day before the sheet's is what has changed of it since it was in a sheet.
create table positions.sheet_line (
  sheet_id uuid not null references positions.sheet,
  day date not null,
  category text not null,
  result bigint not null,
  owed bigint not null,
  held bigint not null,
  primary key (sheet_id, day, category)
);
grant select on positions.sheet_line to lanna_app;

update operators.role set permissions = permissions || '{positions.read}', version = version + 1
where code in ('support', 'risk') and not permissions @> '{positions.read}';
update operators.role set permissions = permissions || '{positions.read,positions.write}', version = version + 1
where code = 'finance' and not permissions @> '{positions.write}';
