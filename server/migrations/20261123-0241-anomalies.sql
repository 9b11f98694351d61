-- Two accounts of one line that share what one person has: an agent and an account below (self-referral), or two accounts directly below one agent.
create schema anomalies;
grant usage on schema anomalies to lanna_app;

create table anomalies.finding (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  -- self_referral: the agent itself is one of the two · same_line: both are directly below the agent.
  kind text not null check (kind in ('self_referral', 'same_line')),
  agent_id uuid not null,
  -- The lower account, and the one it shares with; of two side by side the later one first.
  member_id uuid not null,
  other_id uuid not null,
  -- device, phone, email, id_number, name_and_birthday, bank_account, address.
  signals text[] not null,
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  state text not null default 'open' check (state in ('open', 'dismissed', 'confirmed')),
  reason text,
  decided_by text,
  decided_at timestamptz,
  version integer not null default 1,
  unique (member_id, other_id),
  check ((state = 'open') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null) and (decided_by is null) = (reason is null))
);
create index finding_open on anomalies.finding (merchant_id, first_seen) where state = 'open';
create index finding_of_brand on anomalies.finding (merchant_id, first_seen desc, id desc);
grant select, insert on anomalies.finding to lanna_app;
grant update (signals, last_seen, state, reason, decided_by, decided_at, version) on anomalies.finding to lanna_app;

-- How far each source has been looked through.
create table anomalies.cursor (
  source text primary key,
  until timestamptz not null
);
grant select, insert, update on anomalies.cursor to lanna_app;

-- What is looked through by time.
create index duplicate_flag_by_time on members.duplicate_flag (flagged_at);
create index bank_account_by_time on withdrawals.bank_account (created_at);
create index tree_event_moved on agents.tree_event (at) where kind = 'moved';

update operators.role set permissions = permissions || '{anomalies.*}', version = version + 1 where code = 'risk';
