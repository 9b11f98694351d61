-- What works and what does not: measured every minute, by brand.
create schema status;
grant usage on schema status to lanna_app;

-- Calls of the brand's visitors, by the minute they were answered in; of the last days.
create table status.http_minute (
  merchant_id uuid not null references brands.merchant,
  part text not null check (part in ('site', 'log_in')),
  minute timestamptz not null,
  requests integer not null,
  -- Of those: answered with a fault of ours.
  failed integer not null,
  primary key (merchant_id, part, minute)
);
create index on status.http_minute (minute);
grant select, insert, update, delete on status.http_minute to lanna_app;

-- When a brand was last measured: of two processes one does it.
create table status.measurement (
  merchant_id uuid primary key references brands.merchant,
  measured_at timestamptz not null
);
grant select, insert, update on status.measurement to lanna_app;

create table status.component (
  merchant_id uuid not null references brands.merchant,
  -- site, log_in, withdrawals, push, or kind and subject: `games:LANNA`.
  code text not null check (char_length(code) <= 80),
  kind text not null check (kind in ('site', 'log_in', 'games', 'deposits', 'withdrawals', 'push')),
  subject text,
  name jsonb,
  position integer not null,
  state text not null check (state in ('works', 'slow', 'disturbed', 'down', 'stopped')),
  since timestamptz not null,
  judged_at timestamptz not null,
  off_since timestamptz,
  back_since timestamptz,
  today jsonb,
  -- Not part of the last measurement: a vendor or a method the brand has no more.
  is_gone boolean not null default false,
  primary key (merchant_id, code)
);
grant select, insert, update on status.component to lanna_app;

-- Minutes of a day of the brand's in each state.
create table status.day (
  merchant_id uuid not null,
  code text not null,
  day date not null,
  works integer not null default 0,
  slow integer not null default 0,
  disturbed integer not null default 0,
  down integer not null default 0,
  stopped integer not null default 0,
  primary key (merchant_id, code, day),
  foreign key (merchant_id, code) references status.component
);
create index on status.day (day);
grant select, insert, update, delete on status.day to lanna_app;

create table status.incident (
  id uuid primary key,
  merchant_id uuid not null,
  code text not null,
  -- The gravest it came to.
  state text not null check (state in ('slow', 'disturbed', 'down', 'stopped')),
  opened_at timestamptz not null,
  closed_at timestamptz check (closed_at >= opened_at),
  foreign key (merchant_id, code) references status.component
);
create unique index incident_open on status.incident (merchant_id, code) where closed_at is null;
create index incident_of_brand on status.incident (merchant_id, opened_at desc, id desc);
grant select, insert on status.incident to lanna_app;
grant update (state, closed_at) on status.incident to lanna_app;

create table status.note (
  id uuid primary key,
  incident_id uuid not null references status.incident,
  words platform.local_text not null,
  at timestamptz not null,
  operator_name text not null
);
create index note_of_incident on status.note (incident_id, at desc);
grant select, insert on status.note to lanna_app;
create trigger append_only before update or delete on status.note
  for each row execute function ledger.refuse_change();

create table status.maintenance (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  begins_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > begins_at),
  words platform.local_text not null,
  announced_by text not null,
  cancelled_at timestamptz
);
create index maintenance_of_brand on status.maintenance (merchant_id, begins_at desc, id desc);
grant select, insert on status.maintenance to lanna_app;
grant update (cancelled_at) on status.maintenance to lanna_app;

-- ── who may ─────────────────────────────────────────────────────────────────────────────────────────────────────────
update operators.role set permissions = permissions || '{status.read,status.write}', version = version + 1
  where code in ('content', 'support');
update operators.role set permissions = permissions || '{status.read}', version = version + 1
  where code in ('risk', 'finance');
