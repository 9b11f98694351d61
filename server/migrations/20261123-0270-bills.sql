-- What contracts of agents come to, period by period, and that it is paid once.
create schema bills;
grant usage on schema bills to lanna_app;

-- How a brand pays; without a row nothing waits for approval.
create table bills.setting (
  merchant_id uuid primary key references brands.merchant,
  needs_approval boolean not null,
  version integer not null default 1
);

-- How far settlements are counted for contracts by the hour, by the bet, and for what changed after its day.
create table bills.progress (
  only_row boolean primary key default true check (only_row),
  counted_to bigint not null
);
insert into bills.progress (counted_to) select coalesce(max(number), 0) from bets.settlement;

-- What a contract's branch came to in an hour of the brand's day, by the child through which it came. What is settled or corrected after its day counts for the
-- day's last hour.
create table bills.branch_hour (
  contract_id uuid not null,
  day date not null,
  hour smallint not null check (hour between 0 and 23),
  child_id uuid not null,
  merchant_id uuid not null,
  stake bigint not null,
  turnover bigint not null,
  primary key (contract_id, day, hour, child_id)
) with (fillfactor = 80);

-- What was staked under a contract by the bet, by the nearest contract below it on the way that the brand pays; the contract itself where there is none. What it
-- comes to, and how much of that has been billed.
create table bills.branch_stake (
  contract_id uuid not null,
  day date not null,
  below_id uuid not null,
  merchant_id uuid not null,
  stake bigint not null,
  billed bigint not null default 0,
  changed boolean not null default true,
  primary key (contract_id, day, below_id)
) with (fillfactor = 80);
create index branch_stake_changed on bills.branch_stake (merchant_id, contract_id) where changed;

-- What has changed since a contract's bill was computed: an hour that was played in, a day of a period that is billed already. Slot: the hour; -1 of a whole day.
create table bills.mark (
  contract_id uuid not null,
  day date not null,
  slot smallint not null check (slot between -1 and 23),
  merchant_id uuid not null,
  times integer not null default 1,
  primary key (contract_id, day, slot)
);
create index mark_of_brand on bills.mark (merchant_id, day, slot);

-- Where a contract has come to. The run that issues its bills holds the row.
create table bills.account (
  contract_id uuid primary key,
  merchant_id uuid not null,
  -- The last day of the last period that is billed, of contracts that are billed by periods of days.
  billed_to date,
  -- What earlier bills turned out to have paid too much; later ones make up for it.
  owed bigint not null default 0 check (owed <= 0)
);
grant select on all tables in schema bills to lanna_app;
grant insert on bills.account, bills.setting to lanna_app;
grant update (billed_to, owed) on bills.account to lanna_app;
grant update (needs_approval, version) on bills.setting to lanna_app;
grant insert, delete on bills.mark to lanna_app;
grant update (times) on bills.mark to lanna_app;
grant update (billed, changed) on bills.branch_stake to lanna_app;

create table bills.bill (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  contract_id uuid not null,
  kind text not null check (kind in ('dividend', 'daily_salary', 'hourly_salary', 'real_time_salary')),
  member_id uuid not null,
  upline_id uuid,
  payer text not null check (payer in ('platform', 'upline')),
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  -- The hour of the day, or its window of five minutes; null for a period of days.
  slot smallint check (slot between 0 and 287),
  -- Every step as it was computed when the bill was issued, money as decimal text.
  receipt jsonb not null,
  -- What the agent earned in the period, and with all below that the brand pays: as issued, and by what is known now.
  earned bigint not null,
  earned_now bigint not null,
  total_now bigint not null check (total_now >= 0),
  -- Of it what bills have counted: the difference is a line of the contract's next bill.
  earned_counted bigint not null,
  -- The loss a dividend carries on to its next period.
  carried_now bigint not null default 0 check (carried_now <= 0),
  -- Of earlier periods and of what was owed; what remains owed after this bill.
  corrected bigint not null,
  owed_before bigint not null check (owed_before <= 0),
  owed_after bigint not null check (owed_after <= 0),
  payable bigint not null check (payable >= 0),
  -- Taken back from the wallet at once, with what it lacked and now owes.
  taken_back bigint not null default 0 check (taken_back >= 0),
  state text not null check (state in
    ('issued', 'unapproved', 'uncollected', 'denied', 'not_reached', 'insufficient', 'part_collected', 'paid', 'expired')),
  -- What the upline has put aside, and what has reached who earned it.
  set_aside bigint not null default 0 check (set_aside between 0 and payable),
  collected bigint not null default 0 check (collected between 0 and payable),
  -- Null: paid by itself.
  collect_days smallint check (collect_days > 0),
  issued_at timestamptz not null,
  expires_at timestamptz,
  ended_at timestamptz,
  decided_by text,
  decision_reason text,
  proposal_id uuid,
  version integer not null default 1,
  check (earned + corrected + owed_before = payable - taken_back + owed_after),
  check (payer = 'platform' or collected <= set_aside),
  check (payer = 'upline' or set_aside = 0),
  check ((payer = 'upline') <= (upline_id is not null)),
  check ((state = 'paid') <= (collected = payable)),
  check ((state in ('paid', 'denied', 'not_reached', 'expired')) = (ended_at is not null)),
  unique nulls not distinct (contract_id, from_day, slot)
);
create index bill_of_member on bills.bill (member_id, kind, issued_at desc, id desc);
create index bill_of_upline on bills.bill (upline_id, kind, issued_at desc, id desc) where upline_id is not null;
create index bill_of_brand on bills.bill (merchant_id, issued_at desc, id desc);
create index bill_of_contract on bills.bill (contract_id, to_day);
create index bill_open on bills.bill (state, issued_at)
  where state in ('issued', 'unapproved', 'uncollected', 'insufficient', 'part_collected');
create index bill_corrected on bills.bill (contract_id) where earned_counted <> earned_now;
grant select, insert on bills.bill to lanna_app;
grant update (earned_now, total_now, earned_counted, carried_now, state, set_aside, collected, expires_at, ended_at, decided_by,
  decision_reason, proposal_id, version) on bills.bill to lanna_app;

-- Earlier bills of which a bill makes up the difference.
create table bills.correction (
  bill_id uuid not null references bills.bill,
  of_id uuid not null references bills.bill,
  was bigint not null,
  "is" bigint not null,
  primary key (bill_id, of_id)
);
-- Which contracts above leave out what a bill came to.
create table bills.deduction (
  contract_id uuid not null,
  bill_id uuid not null references bills.bill,
  primary key (contract_id, bill_id)
);
create index deduction_of_bill on bills.deduction (bill_id);
-- Money that moved for a bill; its id is the reference of the posting.
create table bills.movement (
  id uuid primary key,
  bill_id uuid not null references bills.bill,
  kind text not null check (kind in ('set_aside', 'returned', 'paid', 'taken_back', 'shortfall')),
  amount bigint not null check (amount > 0),
  at timestamptz not null
);
create index movement_of_bill on bills.movement (bill_id, at);
grant select, insert on bills.correction, bills.deduction, bills.movement to lanna_app;

update operators.role set permissions = permissions || '{bills.read,bills.decide,bills.settings}', version = version + 1
where built_in and code in ('owner');
update operators.role set permissions = permissions || '{bills.read,bills.decide}', version = version + 1
where built_in and code in ('finance');
update operators.role set permissions = permissions || '{bills.read}', version = version + 1
where built_in and code in ('auditor', 'risk');
