-- Contracts of agents: who earns what of a team, by which terms, signed by both.
create schema contracts;
grant usage on schema contracts to lanna_app;

create table contracts.contract (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  kind text not null check (kind in ('dividend', 'daily_salary', 'hourly_salary', 'real_time_salary')),
  -- Who earns.
  member_id uuid not null,
  -- The other party: the agent above, or null for the brand.
  upline_id uuid check (upline_id <> member_id),
  payer text not null check (payer in ('platform', 'upline')),
  -- Money as decimal text.
  terms jsonb not null,
  -- asked: the earner proposes · offered: the other party does · effective, with a first day · termination_asked: effective, and one side wants
  -- to end it · ended: its last day is settled, which may be yet to come.
  state text not null check (state in
    ('asked', 'offered', 'effective', 'termination_asked', 'ended', 'denied', 'expired', 'invalid')),
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  signed_at timestamptz,
  from_day date,
  last_day date,
  -- Which side wants to end it, since when, and the last day if the other side says nothing.
  ending_by text check (ending_by in ('member', 'upline')),
  ending_at timestamptz,
  notice_day date,
  -- Sides whose wish to end it was refused: the next one cannot be.
  refused_sides text[] not null default '{}',
  -- Why it came to nothing, or has ended.
  closing text check (closing in ('taken_back', 'superseded', 'moved', 'agreed', 'notice', 'replaced', 'brand', 'upline_ended')),
  closed_at timestamptz,
  -- The contract that takes its place.
  replaced_by uuid references contracts.contract,
  -- What both sign: the facts, and the text in the language of each side.
  facts jsonb not null,
  texts jsonb not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  version integer not null default 1,
  check ((payer = 'upline') <= (upline_id is not null)),
  check ((state in ('effective', 'termination_asked', 'ended')) = (from_day is not null)),
  check ((from_day is null) = (signed_at is null)),
  check ((state = 'ended') = (last_day is not null)),
  check ((state = 'termination_asked') <= (ending_by is not null and ending_at is not null and notice_day is not null)),
  check ((state in ('asked', 'offered', 'effective', 'termination_asked')) = (closed_at is null))
);
-- One in force of a kind between two parties, and one proposal; and the brand pays one at most of a kind to an agent.
create unique index contract_in_force on contracts.contract (merchant_id, kind, member_id, upline_id) nulls not distinct
  where state in ('effective', 'termination_asked');
create unique index contract_proposed on contracts.contract (merchant_id, kind, member_id, upline_id) nulls not distinct
  where state in ('asked', 'offered');
create unique index contract_of_platform on contracts.contract (merchant_id, kind, member_id)
  where state in ('effective', 'termination_asked') and payer = 'platform';
create index contract_of_member on contracts.contract (member_id, kind, proposed_at desc, id desc);
create index contract_of_upline on contracts.contract (upline_id, kind, proposed_at desc, id desc) where upline_id is not null;
create index contract_of_brand on contracts.contract (merchant_id, proposed_at desc, id desc);
create index contract_expiring on contracts.contract (expires_at) where state in ('asked', 'offered');
create index contract_ending on contracts.contract (notice_day) where state = 'termination_asked';
-- What is computed for a day of a brand.
create index contract_days on contracts.contract (merchant_id, kind, from_day) where from_day is not null;

-- Who signed, once on each side; the sealed records of members and operators name the same hash.
create table contracts.signature (
  contract_id uuid not null references contracts.contract,
  side text not null check (side in ('member', 'upline')),
  -- Null: an operator for the brand.
  member_id uuid,
  operator text,
  sha256 text not null,
  at timestamptz not null,
  primary key (contract_id, side),
  check ((member_id is null) <> (operator is null))
);

-- What happened to a contract, in its order.
create table contracts.event (
  contract_id uuid not null references contracts.contract,
  number integer not null,
  what text not null,
  -- Null: the clock, or a change of the tree.
  side text check (side in ('member', 'upline', 'brand')),
  operator text,
  note text,
  at timestamptz not null,
  primary key (contract_id, number)
);

-- Templates of terms that operators and agents begin with.
create table contracts.plan (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  kind text not null check (kind in ('dividend', 'daily_salary', 'hourly_salary', 'real_time_salary')),
  name text not null check (length(name) between 1 and 80),
  terms jsonb not null,
  version integer not null default 1,
  unique (merchant_id, kind, name)
);

-- For how long a proposal waits; without a row the default.
create table contracts.setting (
  merchant_id uuid primary key references brands.merchant,
  offer_hours integer not null check (offer_hours between 1 and 720),
  version integer not null default 1
);

-- How far changes of the tree are looked through.
create table contracts.looked (
  one boolean primary key default true check (one),
  tree_to bigint not null
);
insert into contracts.looked (tree_to) select coalesce(max(number), 0) from agents.tree_event;

grant select, insert on all tables in schema contracts to lanna_app;
grant update (state, signed_at, from_day, last_day, ending_by, ending_at, notice_day, refused_sides, closing, closed_at, replaced_by, version)
  on contracts.contract to lanna_app;
grant update (name, terms, version), delete on contracts.plan to lanna_app;
grant update (offer_hours, version) on contracts.setting to lanna_app;
grant update (tree_to) on contracts.looked to lanna_app;

-- What was closed stays as it is, but for the day a contract ends on, which may come earlier.
create function contracts.keep_outcome() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if old.state in ('denied', 'expired', 'invalid') or (old.state = 'ended' and (new.state <> 'ended' or new.last_day > old.last_day)) then
    raise exception 'a contract that is closed keeps its outcome';
  end if;
  if old.from_day is not null and (new.from_day, new.signed_at) is distinct from (old.from_day, old.signed_at) then
    raise exception 'a contract that was signed keeps its first day';
  end if;
  return new;
end $$;
create trigger keep_outcome before update on contracts.contract for each row execute function contracts.keep_outcome();

update operators.role set permissions = permissions || '{contracts.read,contracts.offer,contracts.end,contracts.plans}', version = version + 1
  where code = 'finance';
update operators.role set permissions = permissions || '{contracts.read,contracts.end}', version = version + 1 where code = 'risk';
update operators.role set permissions = permissions || '{contracts.read}', version = version + 1 where code = 'support';
