-- Ranks of members: what a brand asks for each and gives, reviews, what was set by hand, and rises that wait for an operator.
create schema ranks;
grant usage on schema ranks to lanna_app;

-- Levels of a brand from a day on, until a later version says otherwise. What was written stays.
create table ranks.terms (
  merchant_id uuid not null,
  version integer not null check (version > 0),
  -- Had not begun when it was written.
  from_day date not null,
  set_at timestamptz not null,
  set_by_name text not null,
  reason text not null,
  primary key (merchant_id, version)
);
grant select, insert on ranks.terms to lanna_app;

create table ranks.level (
  merchant_id uuid not null,
  version integer not null,
  level smallint not null check (level between 0 and 10),
  name platform.local_text not null,
  -- Within 90 days: to reach it, and to keep it.
  reach_deposits bigint not null check (reach_deposits >= 0),
  reach_turnover bigint not null check (reach_turnover >= 0),
  keep_deposits bigint not null check (keep_deposits between 0 and reach_deposits),
  keep_turnover bigint not null check (keep_turnover between 0 and reach_turnover),
  -- Hundred-thousandths of turnover beside the rates of cashback.
  cashback_extra integer not null check (cashback_extra between 0 and 500),
  primary key (merchant_id, version, level),
  foreign key (merchant_id, version) references ranks.terms
);
grant select, insert on ranks.level to lanna_app;

-- Where the reviews of a member stand. The level itself is the account's.
create table ranks.standing (
  member_id uuid primary key,
  merchant_id uuid not null,
  reviewed_on date,
  -- Of that review.
  deposits bigint,
  turnover bigint,
  -- The day of the last change of level.
  moved_on date,
  -- The last day of a level that operators have set.
  held_until date
);
create index standing_of_brand on ranks.standing (merchant_id, reviewed_on);
grant select, insert, update on ranks.standing to lanna_app;

-- Every change, with the figures it was decided by or the reason.
create table ranks.move (
  id uuid primary key,
  merchant_id uuid not null,
  member_id uuid not null,
  at timestamptz not null,
  -- The day of the brand, and the first whose bets have what the level gives.
  day date not null,
  counts_from date not null check (counts_from > day),
  from_level smallint not null check (from_level >= 0),
  to_level smallint not null check (to_level >= 0),
  cause text not null check (cause in ('rise', 'fall', 'case', 'by_hand')),
  version integer,
  deposits bigint,
  turnover bigint,
  held_until date,
  operator_name text,
  reason text not null default '',
  check (cause = 'by_hand' or abs(to_level - from_level) = 1),
  check ((cause in ('case', 'by_hand')) = (operator_name is not null))
);
create index move_of_member on ranks.move (member_id, at desc, id desc);
create index move_by_time on ranks.move (at desc, id desc);
-- One level a month at most, whatever runs beside itself; what operators set is no review.
create unique index move_of_month on ranks.move (member_id, (date_trunc('month', day::timestamp))) where cause in ('rise', 'fall', 'case');
grant select, insert on ranks.move to lanna_app;

create table ranks.hold_case (
  id uuid primary key,
  merchant_id uuid not null,
  member_id uuid not null,
  opened_at timestamptz not null,
  level smallint not null,
  to_level smallint not null,
  why text not null check (why in ('limit', 'time_out')),
  deposits bigint not null,
  turnover bigint not null,
  state text not null default 'open' check (state in ('open', 'allowed', 'declined', 'over')),
  decided_at timestamptz,
  decided_by text,
  reason text not null default '',
  version integer not null default 1
);
create unique index hold_case_open on ranks.hold_case (member_id) where state = 'open';
create index hold_case_by_time on ranks.hold_case (opened_at desc, id desc);
create index hold_case_of_member on ranks.hold_case (member_id, opened_at desc);
grant select, insert, update (level, to_level, why, deposits, turnover, state, decided_at, decided_by, reason, version) on ranks.hold_case to lanna_app;

-- The brand's whole review of a day, once it is through: where the next begins.
create table ranks.run (
  merchant_id uuid not null,
  day date not null,
  reviewed integer not null,
  ended_at timestamptz not null,
  primary key (merchant_id, day)
);
grant select, insert, update on ranks.run to lanna_app;

-- A rank was set by one operator under the topic of members; it belongs here now.
update operators.role
set permissions = array_remove(permissions, 'members.rank') || '{ranks.read,ranks.change}', version = version + 1
where permissions @> '{members.rank}';
update operators.role set permissions = permissions || '{ranks.read}', version = version + 1
where code in ('support', 'risk', 'finance') and not permissions @> '{ranks.read}';
