-- The identity check: documents that members send, who has looked at them, what was decided, and what waits for it.
create schema kyc;
grant usage on schema kyc to lanna_app;

-- What a brand has set; a brand without a row has the defaults of the code.
create table kyc.setting (
  merchant_id uuid primary key references brands.merchant,
  withdrawals text not null check (withdrawals in ('none', 'above', 'all')),
  withdrawal_above bigint check (withdrawal_above >= 0),
  deposit_above bigint check (deposit_above >= 0),
  deposit_total_above bigint check (deposit_total_above >= 0),
  kinds text[] not null check (cardinality(kinds) > 0),
  address_proof text not null check (address_proof in ('none', 'optional', 'required')),
  tries_a_day integer not null check (tries_a_day between 1 and 20),
  kept_days integer not null check (kept_days between 1 and 3650),
  version integer not null,
  changed_at timestamptz not null,
  changed_by text not null,
  check ((withdrawals = 'above') = (withdrawal_above is not null))
);
grant select, insert, update on kyc.setting to lanna_app;

-- Documents, as they were sent once. What was typed from them never changes; sent again is another row.
create table kyc.submission (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  attempt integer not null check (attempt > 0),
  kind text not null check (kind in ('thai_id', 'passport', 'driving_licence')),
  -- Name, birthday and number as printed, in JSON; sealed.
  person text not null,
  number_masked text not null,
  -- HMAC of brand and number, and of the number alone: the same document at two accounts is found without reading either.
  number_mark bytea not null,
  portal_mark bytea not null,
  valid_until date,
  state text not null check (state in ('submitted', 'reviewing', 'approved', 'rejected', 'expired')),
  -- What the portal has found by itself when it came.
  flags text[] not null default '{}',
  reasons text[] not null default '{}',
  -- What the desk wrote to the member last.
  words text not null default '' check (char_length(words) <= 500),
  -- Of the page it was sent from.
  language text not null,
  handled_by text,
  handled_by_id uuid,
  sent_at timestamptz not null,
  changed_at timestamptz not null,
  decided_at timestamptz,
  version integer not null default 1,
  unique (member_id, attempt),
  check ((handled_by is null) = (handled_by_id is null)),
  check (state <> 'reviewing' or handled_by is not null),
  check ((state in ('submitted', 'reviewing')) = (decided_at is null)),
  check ((state in ('rejected', 'expired')) = (cardinality(reasons) > 0))
);
-- A member has documents at the desk once.
create unique index submission_undecided on kyc.submission (member_id) where state in ('submitted', 'reviewing');
create index submission_open on kyc.submission (merchant_id, sent_at) where state in ('submitted', 'reviewing');
create index submission_listed on kyc.submission (merchant_id, sent_at desc, id desc);
create index submission_of_member on kyc.submission (member_id, sent_at desc);
create index submission_of_mark on kyc.submission (merchant_id, number_mark);
create index submission_of_portal_mark on kyc.submission (portal_mark);
create index submission_running_out on kyc.submission (valid_until) where state = 'approved' and valid_until is not null;
grant select, insert on kyc.submission to lanna_app;
-- person: only to seal it anew under another key.
grant update (person, state, flags, reasons, words, handled_by, handled_by_id, changed_at, decided_at, version)
  on kyc.submission to lanna_app;

-- Pictures of documents, sealed. Never in files.picture, which a public path serves.
create table kyc.picture (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  -- Null: nothing has it yet.
  submission_id uuid references kyc.submission,
  part text not null check (part in ('front', 'back', 'face', 'address')),
  -- Null: dropped, as the brand's setting says.
  image text,
  -- HMAC of brand and what is seen.
  picture_mark bytea not null,
  width integer not null,
  height integer not null,
  uploaded_at timestamptz not null,
  dropped_at timestamptz,
  check ((image is null) = (dropped_at is not null))
);
create unique index picture_of_submission on kyc.picture (submission_id, part) where submission_id is not null;
create index picture_of_member on kyc.picture (member_id, uploaded_at desc);
create index picture_of_mark on kyc.picture (merchant_id, picture_mark);
create index picture_unused on kyc.picture (uploaded_at) where submission_id is null;
grant select, insert, delete on kyc.picture to lanna_app;
-- image: to seal it anew under another key, and to drop it.
grant update (submission_id, image, dropped_at) on kyc.picture to lanna_app;

create table kyc.move (
  id uuid primary key default uuidv7(),
  submission_id uuid not null references kyc.submission,
  from_state text,
  to_state text not null,
  -- Null: the member, or the portal by itself.
  operator_name text,
  reasons text[] not null default '{}',
  words text not null default '',
  at timestamptz not null
);
create index move_of_submission on kyc.move (submission_id, at, id);
grant select, insert on kyc.move to lanna_app;
create trigger append_only before update or delete on kyc.move
  for each row execute function ledger.refuse_change();

-- What is known for certain of a member, and where the check stands now: one row for each who has sent anything or was corrected.
create table kyc.person (
  member_id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  state text not null check (state in ('none', 'submitted', 'reviewing', 'approved', 'rejected', 'expired')),
  -- The last that was sent.
  submission_id uuid references kyc.submission,
  -- Found to be under age by the desk: no documents help, no bets, no deposits.
  may_not_play boolean not null default false,
  document_kind text check (document_kind in ('thai_id', 'passport', 'driving_licence')),
  -- Name, birthday and number in JSON; sealed.
  person text,
  number_masked text,
  valid_until date,
  verified_at timestamptz,
  corrected_at timestamptz,
  version integer not null default 1,
  changed_at timestamptz not null,
  check ((person is null) = (verified_at is null)),
  check (state <> 'approved' or person is not null)
);
grant select, insert, update on kyc.person to lanna_app;

-- A correction by hand that waits for a second operator, or was carried out. What it says is sealed, so that no list of proposals has it.
create table kyc.correction (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  -- Of the person it was made from; 0: there was none.
  person_version integer not null,
  kind text not null,
  person text not null,
  number_masked text not null,
  operator_name text not null,
  created_at timestamptz not null,
  done_at timestamptz
);
create index correction_of_member on kyc.correction (member_id, created_at desc);
grant select, insert on kyc.correction to lanna_app;
grant update (person, done_at) on kyc.correction to lanna_app;

-- ── who may ─────────────────────────────────────────────────────────────────────────────────────────────────────────
update operators.role set permissions = permissions || '{kyc.read,kyc.decide,kyc.reveal,kyc.correct,kyc.settings}', version = version + 1
  where code = 'risk';
update operators.role set permissions = permissions || '{kyc.read}', version = version + 1
  where code in ('support', 'finance');
