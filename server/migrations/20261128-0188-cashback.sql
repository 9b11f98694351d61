-- Cashback that members claim themselves: a share of what counted of their cash stakes, by kind of game.
create schema cashback;
grant usage on schema cashback to lanna_app;

-- What a brand gives from a day on, until a later version says otherwise. What was written stays: it says what each settled bet has earned.
create table cashback.terms (
  merchant_id uuid not null,
  version integer not null check (version > 0),
  -- Had not begun when it was written.
  from_day date not null,
  -- Hundred-thousandths of turnover for each kind of game.
  rates jsonb not null check (jsonb_typeof(rates) = 'object'),
  set_at timestamptz not null,
  set_by_name text not null,
  reason text not null,
  primary key (merchant_id, version)
);
grant select, insert on cashback.terms to lanna_app;

-- Each is one posting under its id.
create table cashback.claim (
  id uuid primary key,
  merchant_id uuid not null,
  member_id uuid not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  -- The day of the brand on which it was made.
  day date not null,
  at timestamptz not null
);
create index claim_of_member on cashback.claim (member_id, at desc, id desc);
create index claim_by_time on cashback.claim (at desc, id desc);
create index claim_of_day on cashback.claim (merchant_id, day);
grant select, insert on cashback.claim to lanna_app;

-- What a claim paid of a day and kind of game: what was claimed of it before, and after.
create table cashback.claim_line (
  claim_id uuid not null references cashback.claim,
  member_id uuid not null,
  day date not null,
  category text not null,
  turnover bigint not null,
  rate integer not null check (rate between 0 and 2000),
  before bigint not null check (before >= 0),
  after bigint not null check (after >= 0),
  check (before <> after),
  primary key (claim_id, day, category)
);
create index claim_line_of_member on cashback.claim_line (member_id, day, category);
grant select, insert on cashback.claim_line to lanna_app;

-- Days of which a member was looked at before they lapse: each once.
create table cashback.reminder (
  member_id uuid not null,
  day date not null,
  merchant_id uuid not null,
  looked_at timestamptz not null,
  primary key (member_id, day)
);
grant select, insert on cashback.reminder to lanna_app;

-- The built-in roles that read what members get read this as well; who sets agents' rates sets these.
update operators.role set permissions = permissions || '{cashback.read}', version = version + 1
where code in ('support', 'risk') and not permissions @> '{cashback.read}';
update operators.role set permissions = permissions || '{cashback.read,cashback.change}', version = version + 1
where code = 'finance' and not permissions @> '{cashback.change}';
