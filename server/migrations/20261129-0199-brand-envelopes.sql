-- Red envelopes of a brand: money put into a pool, cut into shares that its seed fixes, opened by members within a time.
create schema brand_envelopes;
grant usage on schema brand_envelopes to lanna_app;

insert into ledger.posting_rule (code, debit_kind, credit_kind, same_owner, in_line) values
  ('brand_envelope', 'pool', 'player_cash', false, null),
  ('brand_envelope', 'pool', 'agent', false, null)
on conflict do nothing;

create table brand_envelopes.envelope (
  id uuid primary key,
  merchant_id uuid not null,
  currency text not null,
  state text not null check (state in ('draft', 'published', 'ended', 'stopped')),
  name platform.local_text not null,
  audience text not null check (audience in ('everyone', 'members')),
  least_rank integer not null check (least_rank >= 0),
  is_announced boolean not null,
  amount bigint not null check (amount > 0),
  shares integer not null check (shares between 1 and 5000),
  split text not null check (split in ('random', 'equal')),
  starts_at timestamptz not null,
  open_seconds integer not null check (open_seconds between 60 and 604800),
  -- From here on nothing above changes. The seed is shown once it is over, its hash from now on; equal shares have none.
  published_at timestamptz,
  seed text,
  commitment text,
  -- Members were notified that it has opened.
  opened_at timestamptz,
  -- Under which what no one opened goes back.
  return_id uuid not null unique,
  returned bigint not null default 0 check (returned between 0 and amount),
  ended_at timestamptz,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  made_by_name text not null,
  edit integer not null default 1,
  check ((state = 'draft') = (published_at is null)),
  check ((state in ('ended', 'stopped')) = (ended_at is not null)),
  check ((seed is null) = (commitment is null))
);
create index envelope_of_brand on brand_envelopes.envelope (merchant_id, made_at desc, id desc);
create index envelope_by_start on brand_envelopes.envelope (merchant_id, starts_at desc, id desc);
create index envelope_in_force on brand_envelopes.envelope (merchant_id, starts_at) where state = 'published';
grant select, insert, update on brand_envelopes.envelope to lanna_app;

-- Whom a personal envelope is for.
create table brand_envelopes.chosen (
  envelope_id uuid not null references brand_envelopes.envelope,
  member_id uuid not null,
  primary key (envelope_id, member_id)
);
create index chosen_of_member on brand_envelopes.chosen (member_id);
grant select, insert, delete on brand_envelopes.chosen to lanna_app;

create table brand_envelopes.share (
  id uuid primary key,
  envelope_id uuid not null references brand_envelopes.envelope,
  place integer not null check (place > 0),
  amount bigint not null check (amount > 0),
  member_id uuid,
  claimed_at timestamptz,
  check ((member_id is null) = (claimed_at is null)),
  unique (envelope_id, place)
);
create unique index share_of_member on brand_envelopes.share (envelope_id, member_id) where member_id is not null;
create index share_left on brand_envelopes.share (envelope_id, place) where member_id is null;
create index shares_of_member on brand_envelopes.share (member_id, claimed_at desc) where member_id is not null;
create index share_by_time on brand_envelopes.share (claimed_at desc, id desc) where member_id is not null;
grant select, insert, update (member_id, claimed_at) on brand_envelopes.share to lanna_app;

-- Digests of proved facts of who has opened a share: another account with one of them gets none of the same envelope.
create table brand_envelopes.claimed_by_person (
  envelope_id uuid not null references brand_envelopes.envelope,
  digest bytea not null,
  member_id uuid not null,
  primary key (envelope_id, digest)
);
grant select, insert on brand_envelopes.claimed_by_person to lanna_app;

update operators.role set permissions = permissions || '{brand-envelopes.read}', version = version + 1
where code in ('support', 'risk') and not permissions @> '{brand-envelopes.read}';
update operators.role set permissions = permissions || '{brand-envelopes.read,brand-envelopes.change}', version = version + 1
where code = 'finance' and not permissions @> '{brand-envelopes.change}';
