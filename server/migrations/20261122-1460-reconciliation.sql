-- What the ledger says beside what gateways, banks and vendors say, and the cases of what does not fit.
create schema reconciliation;
grant usage on schema reconciliation to lanna_app;

-- Every movement of a clearing account, copied from the transfers up to reconciliation.progress: transfers have no
-- entries by house account, since every bet would have to write them.
create table reconciliation.clearing_leg (
  transfer_id bigint primary key,
  merchant_id uuid not null,
  channel_code text not null,
  currency text not null,
  -- What it is about: a deposit, a payout, or a case that was written off.
  subject uuid not null,
  code text not null,
  -- What came in; below zero what went out.
  amount bigint not null check (amount <> 0),
  at timestamptz not null
);
create index on reconciliation.clearing_leg (subject);
create index on reconciliation.clearing_leg (merchant_id, channel_code, at);
create index on reconciliation.clearing_leg (at);
grant select, insert on reconciliation.clearing_leg to lanna_app;

create table reconciliation.progress (
  only_row boolean primary key default true check (only_row),
  -- Transfers up to this one have been read.
  read_to bigint not null default 0,
  looked_at timestamptz
);
insert into reconciliation.progress default values;
grant select, update on reconciliation.progress to lanna_app;

-- One fact that does not fit. The same fact is never a second case: found again it is this one.
create table reconciliation.money_case (
  id uuid primary key,
  -- Null: it concerns the whole house.
  merchant_id uuid references brands.merchant,
  fact text not null unique,
  kind text not null check (kind in ('confirmed_not_posted', 'posted_not_confirmed', 'other_amount', 'confirmed_twice',
    'statement_not_told', 'told_not_on_statement', 'vendor_transfer_unclear', 'vendor_sum', 'books_broken')),
  -- Which look finds it: what this one does not find any more has mended.
  source text not null check (source in ('confirmations', 'clearing', 'statements', 'vendors', 'books')),
  state text not null default 'open' check (state in ('open', 'proposed', 'mended', 'decided')),
  channel_code text,
  way text check (way in ('in', 'out')),
  -- The deposit or payout it is about, where one is known.
  subject uuid,
  confirmation_id uuid,
  currency text,
  -- By the ledger, and by the gateway, bank or vendor; what came in counts above zero.
  booked bigint,
  told bigint,
  facts jsonb not null default '{}',
  -- Whether it still does not fit: what was decided upon may go on differing.
  differs boolean not null default true,
  -- Since when it does not fit.
  since timestamptz not null,
  opened_at timestamptz not null,
  -- Null: no operator has it in hand.
  taken_by text,
  taken_at timestamptz,
  proposal_id uuid check ((state = 'proposed') = (proposal_id is not null)),
  decision text check (decision in ('returned', 'written_off', 'bank_mistake', 'taken_over', 'explained')),
  closed_at timestamptz,
  closed_by text,
  version integer not null default 1,
  check ((state in ('mended', 'decided')) = (closed_at is not null)),
  check ((state = 'decided') = (decision is not null)),
  check (state <> 'decided' or closed_by is not null)
);
create index on reconciliation.money_case (merchant_id, opened_at desc, id desc);
create index on reconciliation.money_case (source) where state in ('open', 'proposed');
create index on reconciliation.money_case (opened_at) where state = 'open';
create index on reconciliation.money_case (subject) where subject is not null;
grant select, insert on reconciliation.money_case to lanna_app;
grant update (source, differs, kind, state, channel_code, way, subject, confirmation_id, currency, booked, told, facts, since, taken_by, taken_at,
  proposal_id, decision, closed_at, closed_by, version) on reconciliation.money_case to lanna_app;

-- Everything that happened to a case.
create table reconciliation.case_event (
  id uuid primary key,
  case_id uuid not null references reconciliation.money_case,
  at timestamptz not null,
  what text not null check (what in ('opened', 'changed', 'reopened', 'mended', 'taken', 'handed_back', 'noted', 'proposed',
    'let_go', 'decided')),
  -- Null: found by the job.
  operator_name text,
  words text not null default '' check (char_length(words) <= 1000),
  facts jsonb not null default '{}'
);
create index on reconciliation.case_event (case_id, at, id);
grant select, insert on reconciliation.case_event to lanna_app;
create trigger append_only before update or delete on reconciliation.case_event
  for each row execute function ledger.refuse_change();

-- What was written off, by the reference of its posting.
create table reconciliation.write_off (
  reference uuid primary key,
  case_id uuid not null references reconciliation.money_case,
  -- What the clearing account was moved by: what came in counts above zero.
  amount bigint not null check (amount <> 0),
  at timestamptz not null
);
grant select, insert on reconciliation.write_off to lanna_app;

-- What a gateway lists of itself, each line as it was last seen.
create table reconciliation.statement_line (
  merchant_id uuid not null references brands.merchant,
  channel_code text not null,
  way text not null check (way in ('in', 'out')),
  external_reference text not null check (char_length(external_reference) <= 200),
  reference text,
  amount bigint not null check (amount > 0),
  currency text not null,
  happened_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (merchant_id, channel_code, way, external_reference)
);
create index on reconciliation.statement_line (happened_at);
grant select, insert, update, delete on reconciliation.statement_line to lanna_app;

-- How far each gateway's statement has been read: everything that happened before is on it.
create table reconciliation.statement_read (
  merchant_id uuid not null references brands.merchant,
  channel_code text not null,
  way text not null check (way in ('in', 'out')),
  read_from timestamptz not null,
  read_to timestamptz not null,
  -- The last try; `failure` says why it failed, if it did.
  tried_at timestamptz not null,
  failure text,
  primary key (merchant_id, channel_code, way)
);
grant select, insert, update on reconciliation.statement_read to lanna_app;

-- ── money ───────────────────────────────────────────────────────────────────────────────────────────────────────────
-- What is written off leaves the clearing account for the brand's corrections, or comes from there.
insert into ledger.posting_rule (code, debit_kind, credit_kind) values
  ('difference_written_off', 'clearing', 'adjustment'),
  ('difference_written_off', 'adjustment', 'clearing');

-- ── who may ─────────────────────────────────────────────────────────────────────────────────────────────────────────
update operators.role set permissions = permissions || '{reconciliation.read,reconciliation.decide}', version = version + 1
  where code = 'finance';
update operators.role set permissions = permissions || '{reconciliation.read}', version = version + 1 where code = 'risk';
