-- Rounds, cases, alerts and the ledger in operators' hands: cases stay on record with who decided them and why, alerts are
-- acknowledged, calls that nobody else keeps are kept within bounds, and the books are verified from the console.

-- ── cases ───────────────────────────────────────────────────────────────────────────────────────────────────────────
-- A bet that an operator may have to decide about. left_open: it should have ended long ago · rollback_refused: its vendor
-- wanted it undone after it had paid.
alter table vendor_wallet.reconciliation_case
  drop constraint reconciliation_case_pkey,
  add column id uuid not null default uuidv7() primary key,
  add column kind text not null default 'left_open' check (kind in ('left_open', 'rollback_refused')),
  add column merchant_id uuid,
  add column vendor_id uuid,
  -- Null for a refused rollback: nobody is asked again.
  alter column next_ask_at drop not null,
  add column opened_at timestamptz,
  -- The bet was settled or undone without an operator (resolved), or an operator has decided: left as it is (closed), all
  -- stakes returned (voided), paid as the vendor says (paid).
  add column outcome text check (outcome in ('resolved', 'closed', 'voided', 'paid')),
  add column closed_at timestamptz,
  add column decided_by uuid,
  add column decided_by_name text,
  add column reason text,
  -- What the decision did at the wallet in the vendor's stead.
  add column transactions uuid[] not null default '{}',
  -- The last proposal of a decision: another operator decides about it.
  add column proposed_at timestamptz,
  add column proposed_by_name text,
  add column proposed_decision text,
  add check ((closed_at is null) = (outcome is null)),
  add check ((decided_by is null) = (reason is null));
update vendor_wallet.reconciliation_case c
set merchant_id = b.merchant_id, vendor_id = b.source_id, opened_at = coalesce(c.asked_at, now())
from bets.bet b where b.id = c.bet_id;
alter table vendor_wallet.reconciliation_case
  alter column kind drop default,
  alter column merchant_id set not null,
  alter column vendor_id set not null,
  alter column opened_at set not null,
  add constraint reconciliation_case_of_bet unique (bet_id, kind);
drop index vendor_wallet.round_review_next_ask_at_idx;
create index reconciliation_case_due on vendor_wallet.reconciliation_case (next_ask_at) where closed_at is null;
create index reconciliation_case_by_time on vendor_wallet.reconciliation_case (opened_at desc, id desc);

-- ── alerts ──────────────────────────────────────────────────────────────────────────────────────────────────────────
alter table vendor_wallet.alert
  drop constraint alert_kind_check,
  add check (kind in ('rollback_of_settled_bet', 'win_beyond_limit', 'win_shortfall', 'round_unclear',
    'transaction_conflict', 'signature_failures', 'refusals_unusual', 'invariant_broken')),
  -- Of a vendor as a whole, or of the books: no member's account has a part in it.
  alter column vendor_id drop not null,
  alter column account_id drop not null,
  -- Null: it concerns the house.
  add column merchant_id uuid,
  add column times integer not null default 1,
  add column last_at timestamptz,
  add column acknowledged_at timestamptz,
  add column acknowledged_by uuid,
  add column acknowledged_by_name text,
  add column note text,
  drop constraint alert_kind_vendor_id_subject_key,
  add constraint alert_of_subject unique nulls not distinct (kind, vendor_id, subject),
  add check ((acknowledged_at is null) = (acknowledged_by is null));
update vendor_wallet.alert a set merchant_id = l.merchant_id, last_at = a.raised_at
from ledger.account l where l.id = a.account_id;
update vendor_wallet.alert set last_at = raised_at where last_at is null;
alter table vendor_wallet.alert alter column last_at set not null;
create index alert_by_time on vendor_wallet.alert (last_at desc, id desc);

-- ── what was sent and answered, where nothing else keeps it ─────────────────────────────────────────────────────────
-- The keys with which the wallet has checked a vendor's signatures, and from when on. A call that was answered was signed with
-- the one of its time.
create table vendor_wallet.verifying_key (
  vendor_id uuid not null,
  used_from timestamptz not null,
  key_sha256 bytea not null,
  public_key text not null,
  primary key (vendor_id, used_from)
);
grant select, insert on vendor_wallet.verifying_key to lanna_app;

-- Calls of vendors that were not answered RS_OK, some of each kind a minute, for thirty days. The body is kept without its token;
-- with its hash, the signature can still be checked against the key.
create table vendor_wallet.refused_call (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  vendor_id uuid not null,
  path text not null,
  status vendor_wallet.status not null,
  address text not null,
  round text,
  transaction_uuid uuid,
  wallet_user text,
  key_sha256 bytea,
  signature text,
  body_sha256 bytea not null,
  body text not null check (char_length(body) <= 4000)
);
create index refused_call_of_round on vendor_wallet.refused_call (vendor_id, round) where round is not null;
create index refused_call_by_time on vendor_wallet.refused_call (at);
grant select, insert, delete on vendor_wallet.refused_call to lanna_app;

-- How many calls of a vendor were refused how, by the minute; all of them, also those of which no copy is kept.
create table vendor_wallet.refusal_minute (
  vendor_id uuid not null,
  minute timestamptz not null,
  status vendor_wallet.status not null,
  calls integer not null,
  primary key (vendor_id, minute, status)
);
create index refusal_minute_by_time on vendor_wallet.refusal_minute (minute);
grant select, insert, update, delete on vendor_wallet.refusal_minute to lanna_app;

-- Questions to vendors about rounds, and what came back, for thirty days.
create table vendor_wallet.round_question (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  vendor_id uuid not null,
  merchant_id uuid not null,
  round text not null,
  wallet_user text not null,
  took_ms integer not null,
  -- What the vendor said of the round; null where it said nothing.
  state text,
  -- Why there is no answer.
  failure text,
  -- The answer's beginning, and the hash of all of it.
  answer text check (char_length(answer) <= 4000),
  answer_sha256 bytea,
  check ((state is null) <> (failure is null))
);
create index round_question_of_round on vendor_wallet.round_question (vendor_id, round);
create index round_question_by_time on vendor_wallet.round_question (at);
grant select, insert, delete on vendor_wallet.round_question to lanna_app;

-- ── finding among millions ──────────────────────────────────────────────────────────────────────────────────────────
-- By time within a brand: each bet adds an entry at the end of its brand's, and settling it touches none.
create index bet_of_brand on bets.bet (merchant_id, placed_at);
create index bet_flagged on bets.bet (merchant_id, placed_at) where flagged;
-- By the vendor's id of the round, by the reference of transfers, by time: filters of some blocks each, a thousandth of a tree's
-- size, and nothing for a bet until its blocks are full. The functions ids_by_reference ask them.
create index bet_by_reference on bets.bet using brin (hashtextextended(reference, 0) int8_bloom_ops)
  with (pages_per_range = 32, autosummarize = on);
create index transfer_by_group on ledger.transfer using brin (group_id uuid_bloom_ops)
  with (pages_per_range = 32, autosummarize = on);
create index transfer_by_time on ledger.transfer using brin (created_at, event_at) with (pages_per_range = 32, autosummarize = on);
create index request_by_time on vendor_wallet.request using brin (received_at) with (pages_per_range = 32, autosummarize = on);
create index block_by_last_transfer on ledger.block (last_id);

-- ── verification from the console ───────────────────────────────────────────────────────────────────────────────────
create table ledger.verification (
  id uuid primary key,
  asked_at timestamptz not null,
  asked_by uuid not null,
  asked_by_name text not null,
  -- waiting for a process that runs jobs · running · passed · broken: rules do not hold · cancelled · stopped: its process ended
  state text not null default 'waiting'
    check (state in ('waiting', 'running', 'passed', 'broken', 'cancelled', 'stopped')),
  started_at timestamptz,
  ended_at timestamptz,
  -- Written while it runs; one that was not heard of for a while has lost its process.
  heard_at timestamptz,
  cancel_asked_at timestamptz,
  -- Why it stopped, where it did.
  failure text,
  check ((ended_at is null) = (state in ('waiting', 'running')))
);
-- One at a time.
create unique index verification_at_work on ledger.verification ((true)) where state in ('waiting', 'running');
create index verification_by_time on ledger.verification (asked_at desc, id desc);
create table ledger.verification_step (
  verification_id uuid not null references ledger.verification,
  place integer not null,
  -- What is walked: chain, sums, bets, wallet, security-record, actions.
  step text not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'passed', 'broken', 'unfinished')),
  done bigint not null default 0,
  total bigint,
  -- [{rule, row}] of what does not fit.
  violations jsonb not null default '[]',
  started_at timestamptz,
  ended_at timestamptz,
  primary key (verification_id, place)
);
grant select, insert, update on ledger.verification, ledger.verification_step to lanna_app;
