-- Withdrawals: whose accounts are paid to, what members ask for, why it waits, who decides, what is paid, what has arrived.
create schema withdrawals;
grant usage on schema withdrawals to lanna_app;

-- What a brand has set; a brand without a row has the defaults of the code.
create table withdrawals.setting (
  merchant_id uuid primary key references brands.merchant,
  automatic_limit bigint not null check (automatic_limit >= 0),
  cooling_hours integer not null check (cooling_hours between 0 and 720),
  promised_minutes integer not null check (promised_minutes between 1 and 10080),
  receipt_minutes integer not null check (receipt_minutes between 1 and 10080),
  bank_accounts_max integer not null check (bank_accounts_max between 1 and 20),
  small_balance bigint not null check (small_balance >= 0),
  version integer not null,
  changed_at timestamptz not null,
  changed_by text not null
);
grant select, insert, update on withdrawals.setting to lanna_app;

-- Of members of this level and above, up to the next line.
create table withdrawals.rank_limit (
  merchant_id uuid not null references brands.merchant,
  rank_level_min integer not null check (rank_level_min between 0 and 100),
  min bigint not null check (min > 0),
  max bigint not null,
  day_amount bigint not null,
  day_count integer not null check (day_count between 1 and 1000),
  primary key (merchant_id, rank_level_min),
  check (max >= min and day_amount >= min)
);
grant select, insert, delete on withdrawals.rank_limit to lanna_app;

-- Every version of every rule of a brand; the last one stands. A kind without any stands as the code has it.
create table withdrawals.risk_rule (
  merchant_id uuid not null references brands.merchant,
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  version integer not null check (version > 0),
  enabled boolean not null,
  thresholds jsonb not null check (jsonb_typeof(thresholds) = 'object'),
  changed_at timestamptz not null,
  changed_by text not null,
  reason text not null,
  primary key (merchant_id, kind, version)
);
grant select, insert on withdrawals.risk_rule to lanna_app;
create trigger append_only before update or delete on withdrawals.risk_rule
  for each row execute function ledger.refuse_change();

-- A bank account of a member. Bank, number and holder never change: another number is another row, which replaces this one.
create table withdrawals.bank_account (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  bank_code text not null check (bank_code ~ '^[A-Z0-9]{2,20}$'),
  -- Sealed.
  number text not null,
  -- HMAC of brand, bank and number: two that are equal are found without reading either.
  number_mark bytea not null,
  number_masked text not null,
  holder_name text not null check (char_length(holder_name) between 1 and 100),
  -- Nothing is paid to it before.
  usable_from timestamptz not null,
  -- Of the first row, where this one replaces another.
  added_at timestamptz not null,
  changed_at timestamptz,
  created_at timestamptz not null,
  removed_at timestamptz,
  replaced_by uuid references withdrawals.bank_account deferrable initially deferred
);
create unique index bank_account_once on withdrawals.bank_account (member_id, number_mark) where removed_at is null;
create index bank_account_of_member on withdrawals.bank_account (member_id, created_at);
create index bank_account_of_mark on withdrawals.bank_account (merchant_id, number_mark);
grant select, insert on withdrawals.bank_account to lanna_app;
-- number: only to seal it anew under another key.
grant update (number, removed_at, replaced_by) on withdrawals.bank_account to lanna_app;

create table withdrawals.withdrawal (
  -- Also the reference of the hold.
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  amount bigint not null check (amount > 0),
  -- Taken from the amount; as it was shown when it was asked for.
  fee bigint not null check (fee >= 0 and fee < amount),
  currency text not null,
  -- As the member chose it; the desk may pay by others.
  channel_code text not null,
  bank_account_id uuid not null references withdrawals.bank_account,
  state text not null check (state in
    ('waiting', 'reviewing', 'needs_answer', 'signed', 'paying', 'paid', 'partly_paid', 'returned', 'rejected')),
  -- Of the page it was asked from.
  language text not null,
  -- The desk looks at it, because of a rule or its size.
  is_checked boolean not null,
  -- What the desk wrote to the member last.
  words text not null default '' check (char_length(words) <= 500),
  handled_by text,
  handled_by_id uuid,
  -- While a second operator has to approve it.
  proposal_id uuid check ((state = 'signed') = (proposal_id is not null)),
  promised_until timestamptz,
  -- Since when it is where it is: at the desk, with the member, at the bank, or ended.
  stage_since timestamptz not null,
  -- The member's valid turnover of all time, from which the next withdrawal is judged.
  turnover_at bigint not null,
  requested_at timestamptz not null,
  changed_at timestamptz not null,
  version integer not null default 1,
  check ((handled_by is null) = (handled_by_id is null)),
  check (state not in ('reviewing', 'signed') or handled_by is not null)
);
create index withdrawal_listed on withdrawals.withdrawal (merchant_id, requested_at desc, id desc);
create index withdrawal_of_member on withdrawals.withdrawal (member_id, requested_at desc, id desc);
create index withdrawal_open on withdrawals.withdrawal (merchant_id, requested_at)
  where state in ('waiting', 'reviewing', 'needs_answer', 'signed', 'paying');
create index withdrawal_of_account on withdrawals.withdrawal (bank_account_id)
  where state in ('waiting', 'reviewing', 'needs_answer', 'signed', 'paying');
grant select, insert on withdrawals.withdrawal to lanna_app;
grant update (state, words, handled_by, handled_by_id, proposal_id, promised_until, stage_since, is_checked, changed_at, version)
  on withdrawals.withdrawal to lanna_app;

-- Why it waited for the desk: the rule as it stood, and the figures it found.
create table withdrawals.reason (
  withdrawal_id uuid not null references withdrawals.withdrawal,
  kind text not null,
  rule_version integer not null,
  facts jsonb not null,
  primary key (withdrawal_id, kind)
);
create index reason_of_kind on withdrawals.reason (kind, withdrawal_id);
grant select, insert on withdrawals.reason to lanna_app;

create table withdrawals.move (
  id uuid primary key default uuidv7(),
  withdrawal_id uuid not null references withdrawals.withdrawal,
  from_state text,
  to_state text not null,
  -- Null: the member, or the portal by itself.
  operator_name text,
  words text not null,
  at timestamptz not null
);
create index move_of_withdrawal on withdrawals.move (withdrawal_id, at, id);
grant select, insert on withdrawals.move to lanna_app;
create trigger append_only before update or delete on withdrawals.move
  for each row execute function ledger.refuse_change();

-- What the desk asks the member for, and what the member answers.
create table withdrawals.ask (
  id uuid primary key,
  withdrawal_id uuid not null references withdrawals.withdrawal,
  place integer not null,
  kind text not null check (kind in ('text', 'picture')),
  words text not null check (char_length(words) between 1 and 500),
  asked_at timestamptz not null,
  answer text check (char_length(answer) <= 500),
  pictures uuid[] not null default '{}' check (cardinality(pictures) <= 3),
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create index ask_of_withdrawal on withdrawals.ask (withdrawal_id, asked_at, place);
grant select, insert on withdrawals.ask to lanna_app;
grant update (answer, pictures, answered_at) on withdrawals.ask to lanna_app;

create table withdrawals.payout (
  -- Also the reference under which the hold is captured, and of the order at a gateway: there is one of each.
  id uuid primary key,
  withdrawal_id uuid not null references withdrawals.withdrawal,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  bank_account_id uuid not null references withdrawals.bank_account,
  place integer not null,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee < amount),
  currency text not null,
  channel_code text not null,
  channel_kind text not null check (channel_kind in ('sandbox', 'bank', 'gateway')),
  state text not null check (state in ('ready', 'sending', 'sent', 'paid', 'failed')),
  -- How often the channel was told or asked, why its last answer was not certain, and when it is tried again.
  tries integer not null default 0,
  last_error text check (char_length(last_error) <= 200),
  try_at timestamptz,
  promised_until timestamptz not null,
  captured_at timestamptz,
  -- Of payments.confirmation: what has settled it.
  confirmation_id uuid unique,
  external_reference text,
  -- Of the posting that has settled it: paid, or back in the wallet.
  settlement_id uuid unique,
  settled_at timestamptz,
  receipt_state text check (receipt_state in ('awaited', 'received', 'received_by_time', 'not_received', 'forced_received')),
  receipt_until timestamptz,
  receipt_changed_at timestamptz,
  receipt_remark text not null default '' check (char_length(receipt_remark) <= 500),
  receipt_words text not null default '' check (char_length(receipt_words) <= 500),
  receipt_pictures uuid[] not null default '{}' check (cardinality(receipt_pictures) <= 3),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  version integer not null default 1,
  unique (withdrawal_id, place),
  check ((state = 'ready') = (captured_at is null)),
  check ((state in ('paid', 'failed')) = (settlement_id is not null)),
  check ((settlement_id is null) = (settled_at is null)),
  check ((settlement_id is null) = (confirmation_id is null)),
  check ((state = 'paid') = (receipt_state is not null)),
  check ((receipt_state is null) = (receipt_until is null)),
  check ((try_at is null) or state in ('sending', 'sent'))
);
create index payout_listed on withdrawals.payout (merchant_id, created_at desc, id desc);
create index payout_of_member on withdrawals.payout (member_id, created_at desc, id desc);
create index payout_to_try on withdrawals.payout (try_at) where try_at is not null;
create index payout_by_hand on withdrawals.payout (merchant_id, created_at) where channel_kind = 'bank' and state in ('ready', 'sent');
create index payout_awaited on withdrawals.payout (receipt_until) where receipt_state = 'awaited';
create index payout_disputed on withdrawals.payout (merchant_id, receipt_changed_at) where receipt_state = 'not_received';
create index payout_of_reference on withdrawals.payout (external_reference) where external_reference is not null;
grant select, insert on withdrawals.payout to lanna_app;
grant update (state, tries, last_error, try_at, promised_until, captured_at, confirmation_id, external_reference, settlement_id, settled_at,
  receipt_state, receipt_until, receipt_changed_at, receipt_remark, receipt_words, receipt_pictures, changed_at, version)
  on withdrawals.payout to lanna_app;

-- Pictures members have sent, of files.picture; shown to the member and, when it is recorded, to the desk.
create table withdrawals.uploaded_picture (
  picture_id uuid primary key,
  merchant_id uuid not null,
  member_id uuid not null,
  uploaded_at timestamptz not null,
  withdrawal_id uuid references withdrawals.withdrawal
);
create index uploaded_picture_of_member on withdrawals.uploaded_picture (member_id, uploaded_at desc);
create index uploaded_picture_of_withdrawal on withdrawals.uploaded_picture (withdrawal_id) where withdrawal_id is not null;
create index uploaded_picture_by_age on withdrawals.uploaded_picture (uploaded_at);
grant select, insert, update, delete on withdrawals.uploaded_picture to lanna_app;

-- ── who may ─────────────────────────────────────────────────────────────────────────────────────────────────────────
update operators.role set permissions = permissions || '{withdrawals.read,withdrawals.decide,withdrawals.settings}', version = version + 1
  where code = 'finance';
update operators.role set permissions = permissions || '{withdrawals.read,withdrawals.decide}', version = version + 1
  where code = 'risk';
update operators.role set permissions = permissions || '{withdrawals.read}', version = version + 1
  where code = 'support';
