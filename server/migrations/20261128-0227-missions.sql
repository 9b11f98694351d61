-- Missions: what a brand gives for play and steps that happen anyway; and the wheel that spins earned by them turn.
create schema missions;
grant usage on schema missions to lanna_app;

create table missions.mission (
  id uuid primary key,
  merchant_id uuid not null,
  currency text not null,
  state text not null check (state in ('draft', 'published', 'stopped')),
  -- rules/src/rewards/missions/terms.ts; of one that was published they change no more.
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  -- What rewards that were reached have cost and are kept for; never more than the budget, whoever asks at once.
  budget bigint not null check (budget >= 0),
  spent bigint not null default 0 check (spent >= 0),
  constraint mission_within_budget check (spent <= budget),
  made_at timestamptz not null,
  changed_at timestamptz not null,
  made_by_name text not null,
  edit integer not null default 1
);
create index mission_of_brand on missions.mission (merchant_id, made_at desc, id desc);
create index mission_live on missions.mission (merchant_id) where state = 'published';
grant select, insert, update on missions.mission to lanna_app;

-- How far a member is with one step of a mission, in one of its periods.
create table missions.progress (
  id uuid primary key,
  mission_id uuid not null references missions.mission,
  merchant_id uuid not null,
  member_id uuid not null,
  -- First day of the period; 1970-01-01 of a mission that is done once.
  period date not null,
  step smallint not null check (step between 1 and 12),
  -- Bets placed within count.
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  goal bigint not null check (goal > 0),
  progress bigint not null default 0 check (progress >= 0),
  -- dry: reached once the budget was spent.
  state text not null default 'open' check (state in ('open', 'done', 'claimed', 'lapsed', 'dry')),
  reward jsonb not null,
  -- Of the mission's budget.
  reserved bigint not null default 0 check (reserved >= 0),
  done_at timestamptz,
  lapses_at timestamptz,
  claimed_at timestamptz,
  check ((state = 'claimed') = (claimed_at is not null)),
  check (state not in ('done', 'claimed', 'lapsed') or done_at is not null and lapses_at is not null),
  unique (mission_id, member_id, period, step)
);
create index progress_of_member on missions.progress (member_id, starts_at desc);
create index progress_of_brand on missions.progress (merchant_id, done_at desc, id desc) where done_at is not null;
create index progress_reached on missions.progress (id) where state = 'open' and progress >= goal;
create index progress_taken_back on missions.progress (id) where state = 'done' and progress < goal;
create index progress_to_lapse on missions.progress (lapses_at) where state = 'done';
create index progress_claimed on missions.progress (merchant_id, claimed_at) where state = 'claimed';
grant select, insert, update on missions.progress to lanna_app;

-- What counts of each settled bet.
create table missions.counted (
  progress_id uuid not null references missions.progress,
  bet_id uuid not null,
  game text not null,
  amount bigint not null check (amount >= 0),
  primary key (progress_id, bet_id)
);
grant select on missions.counted to lanna_app;
create table missions.counting (
  is_only boolean primary key default true check (is_only),
  counted_to bigint not null
);
grant select on missions.counting to lanna_app;

create table missions.check_in (
  member_id uuid not null,
  day date not null,
  merchant_id uuid not null,
  at timestamptz not null,
  primary key (member_id, day)
);
grant select, insert on missions.check_in to lanna_app;

-- The wheel of a brand: its fields are versions, so that each receipt keeps those it was drawn from.
create table missions.wheel (
  merchant_id uuid primary key,
  currency text not null,
  version integer not null check (version > 0),
  state text not null check (state in ('published', 'stopped')),
  budget bigint not null check (budget >= 0),
  spent bigint not null default 0 check (spent >= 0),
  constraint wheel_within_budget check (spent <= budget),
  changed_at timestamptz not null
);
grant select, insert, update on missions.wheel to lanna_app;
create table missions.wheel_version (
  merchant_id uuid not null references missions.wheel,
  version integer not null check (version > 0),
  fields jsonb not null check (jsonb_typeof(fields) = 'array'),
  budget bigint not null,
  made_at timestamptz not null,
  made_by_name text not null,
  reason text not null,
  primary key (merchant_id, version)
);
grant select, insert on missions.wheel_version to lanna_app;
create trigger append_only before update or delete on missions.wheel_version
  for each row execute function ledger.refuse_change();

-- Spins that a claimed step gave.
create table missions.spin_grant (
  progress_id uuid primary key references missions.progress,
  merchant_id uuid not null,
  member_id uuid not null,
  count integer not null check (count between 1 and 5),
  granted_at timestamptz not null
);
create index spin_grant_of_member on missions.spin_grant (member_id);
grant select, insert on missions.spin_grant to lanna_app;

-- What a member's spins are drawn from. Its hash is shown before the first of them, itself once the next has taken its place.
create table missions.spin_seed (
  id uuid primary key,
  merchant_id uuid not null,
  member_id uuid not null,
  seed text not null,
  commitment text not null,
  client_seed text not null,
  next_nonce integer not null default 0 check (next_nonce >= 0),
  made_at timestamptz not null,
  revealed_at timestamptz
);
create unique index spin_seed_in_use on missions.spin_seed (member_id) where revealed_at is null;
grant select, insert, update on missions.spin_seed to lanna_app;

create table missions.spin (
  id uuid primary key,
  merchant_id uuid not null,
  member_id uuid not null,
  seed_id uuid not null references missions.spin_seed,
  nonce integer not null check (nonce >= 0),
  wheel_version integer not null,
  place smallint not null check (place >= 0),
  prize jsonb not null,
  cost bigint not null check (cost >= 0),
  day date not null,
  at timestamptz not null,
  unique (seed_id, nonce),
  foreign key (merchant_id, wheel_version) references missions.wheel_version (merchant_id, version)
);
create index spin_of_member on missions.spin (member_id, at desc);
create index spin_of_brand on missions.spin (merchant_id, at desc, id desc);
grant select, insert on missions.spin to lanna_app;
create trigger append_only before update or delete on missions.spin
  for each row execute function ledger.refuse_change();

insert into ledger.posting_rule (code, debit_kind, credit_kind, same_owner, in_line) values
  ('mission_reward', 'promotion', 'player_cash', false, null),
  ('mission_reward', 'promotion', 'agent', false, null),
  ('wheel_prize', 'promotion', 'player_cash', false, null),
  ('wheel_prize', 'promotion', 'agent', false, null)
on conflict do nothing;

update operators.role set permissions = permissions || '{missions.read}', version = version + 1
where code in ('support', 'risk') and not permissions @> '{missions.read}';
update operators.role set permissions = permissions || '{missions.read,missions.change}', version = version + 1
where code in ('finance', 'content') and not permissions @> '{missions.change}';
