-- Deposits that are paid somewhere else before they are credited: how they are paid, what they have come to and why, slips of banks.

alter table cashier.deposit drop constraint deposit_status_check;
alter table cashier.deposit
  add constraint deposit_status_check check (status in ('created', 'waiting', 'review', 'credited', 'expired', 'failed', 'refused')),
  add column kind text not null default 'sandbox' check (kind in ('sandbox', 'promptpay', 'bank', 'gateway')),
  -- What the payer writes. Found by it within a brand.
  add column reference text,
  -- Of the channel when it was made: what the member was told holds, whatever the channel says later.
  add column fee_fixed bigint not null default 0 check (fee_fixed >= 0),
  add column fee_basis_points integer not null default 0 check (fee_basis_points between 0 and 10000),
  add column fee bigint not null default 0 check (fee >= 0),
  add column turnover_basis_points integer not null default 0 check (turnover_basis_points >= 0),
  add column promised_minutes integer not null default 0,
  -- Where it was to be paid, as the member was told.
  add column pay jsonb,
  add column expires_at timestamptz,
  add column paid_said_at timestamptz,
  add column changed_at timestamptz,
  -- Why it is or was at the desk.
  add column reason text check (reason in ('slip', 'slip_of_another_member', 'other_amount', 'other_currency', 'other_channel',
    'second_payment', 'paid_after_refusal', 'second_operator')),
  -- Of payments.confirmation: what it is or may be credited by.
  add column confirmation_id uuid unique,
  add column confirmed_amount bigint check (confirmed_amount > 0),
  add column credited_amount bigint check (credited_amount > 0),
  -- What must be played before it may leave again, and what the member had played in all when it came.
  add column turnover_required bigint not null default 0 check (turnover_required >= 0),
  add column turnover_from bigint not null default 0,
  -- A second payment for the same reference is a deposit of its own, which names the first.
  add column follows uuid references cashier.deposit,
  add column words text not null default '' check (char_length(words) <= 500),
  add column handled_by text,
  add column proposal_id uuid,
  add column version integer not null default 1;

-- What the sandbox had credited was confirmed by it.
insert into payments.confirmation (id, merchant_id, channel_code, way, external_reference, reference, outcome, amount, currency,
  happened_at, taken_at, source, matched_to, matched_at)
select uuidv7(), merchant_id, method_code, 'in', id::text, id, 'paid', amount, currency, coalesce(credited_at, created_at),
  coalesce(credited_at, created_at), 'sandbox', id, coalesce(credited_at, created_at)
from cashier.deposit where status = 'credited';
update cashier.deposit d set reference = 'S' || upper(replace(d.id::text, '-', '')), changed_at = coalesce(credited_at, created_at),
  confirmation_id = c.id, confirmed_amount = d.amount, credited_amount = d.amount
from payments.confirmation c where c.matched_to = d.id;
update cashier.deposit set reference = 'S' || upper(replace(id::text, '-', '')), changed_at = created_at where reference is null;

alter table cashier.deposit
  alter column kind drop default,
  alter column reference set not null,
  alter column changed_at set not null,
  add constraint deposit_credited check ((status = 'credited') =
    (credited_at is not null and credited_amount is not null and confirmation_id is not null)),
  add constraint deposit_review check (status <> 'review' or reason is not null),
  add constraint deposit_fee check (fee < coalesce(credited_amount, amount));
create unique index deposit_of_reference on cashier.deposit (merchant_id, reference);
create index deposit_listed on cashier.deposit (merchant_id, created_at desc, id desc);
create index deposit_at_desk on cashier.deposit (merchant_id, changed_at) where status = 'review';
create index deposit_to_expire on cashier.deposit (expires_at) where status in ('created', 'waiting');
create index deposit_open_of_member on cashier.deposit (member_id) where status in ('created', 'waiting', 'review');
create index deposit_ended_of_member on cashier.deposit (member_id, changed_at desc) where status in ('failed', 'expired');
create index deposit_credited_of_member on cashier.deposit (member_id, credited_at) where status = 'credited';
grant update (status, fee, paid_said_at, changed_at, reason, confirmation_id, confirmed_amount, credited_amount, credited_at,
  turnover_required, turnover_from, words, handled_by, proposal_id, pay, version) on cashier.deposit to lanna_app;

-- Every move of a deposit.
create table cashier.move (
  id uuid primary key default uuidv7(),
  deposit_id uuid not null references cashier.deposit,
  -- Null: it was made.
  from_status text,
  to_status text not null,
  cause text not null,
  -- Null: the member, the clock, or a confirmation of the payment.
  operator_name text,
  words text not null default '',
  at timestamptz not null
);
create index move_of_deposit on cashier.move (deposit_id, at, id);
grant select, insert on cashier.move to lanna_app;
create trigger append_only before update or delete on cashier.move
  for each row execute function ledger.refuse_change();

-- Slips that members have sent, of files.picture, shown to the desk alone.
create table cashier.slip (
  id uuid primary key,
  deposit_id uuid not null references cashier.deposit,
  merchant_id uuid not null,
  member_id uuid not null,
  -- Null once it is dropped.
  picture_id uuid,
  -- Of the pixels as they were sent, whatever file they came in.
  pixels_sha256 bytea not null,
  -- Of the small code on it, where there is one.
  sending_bank text,
  trans_ref text,
  -- Another member had sent it before.
  duplicate_of uuid references cashier.slip,
  sent_at timestamptz not null,
  check ((sending_bank is null) = (trans_ref is null))
);
create index slip_of_deposit on cashier.slip (deposit_id, sent_at);
create index slip_of_member on cashier.slip (member_id, sent_at desc);
create index slip_of_pixels on cashier.slip (merchant_id, pixels_sha256);
create index slip_of_transfer on cashier.slip (merchant_id, trans_ref) where trans_ref is not null;
create index slip_to_drop on cashier.slip (sent_at) where picture_id is not null;
grant select, insert on cashier.slip to lanna_app;
grant update (picture_id) on cashier.slip to lanna_app;

-- ── who may ─────────────────────────────────────────────────────────────────────────────────────────────────────────
update operators.role set permissions = permissions || '{cashier.read,cashier.decide}', version = version + 1
  where code = 'finance';
update operators.role set permissions = permissions || '{cashier.read}', version = version + 1
  where code in ('risk', 'support');
