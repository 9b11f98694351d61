-- Player protection: the limits members set for themselves, what looser ones wait for, and who has changed what.
create schema protection;
grant usage on schema protection to lanna_app;

-- Limits that hold now. Null: none of the member's own. Deposits, losses and stakes by day, week and month; minutes of play on a day;
-- minutes of play from one reality check to the next.
create table protection.own_limits (
  member_id uuid primary key references members.member on delete cascade,
  merchant_id uuid not null references brands.merchant,
  deposit_day bigint check (deposit_day >= 0),
  deposit_week bigint check (deposit_week >= 0),
  deposit_month bigint check (deposit_month >= 0),
  loss_day bigint check (loss_day >= 0),
  loss_week bigint check (loss_week >= 0),
  loss_month bigint check (loss_month >= 0),
  stake_day bigint check (stake_day >= 0),
  stake_week bigint check (stake_week >= 0),
  stake_month bigint check (stake_month >= 0),
  session bigint check (session between 1 and 1440),
  reality_check bigint check (reality_check between 1 and 1440),
  -- When the member wanted no deposit limit, asked at a deposit.
  offer_declined_at timestamptz,
  changed_at timestamptz not null
);
create index own_limits_listed on protection.own_limits (merchant_id, changed_at desc, member_id);
grant select, insert, update on protection.own_limits to lanna_app;

-- A looser limit that was asked for. It holds only when it is confirmed, which is possible from effective_at on and before confirm_by.
create table protection.raise (
  member_id uuid not null references members.member on delete cascade,
  limit_name text not null check (limit_name in ('deposit_day', 'deposit_week', 'deposit_month', 'loss_day', 'loss_week',
    'loss_month', 'stake_day', 'stake_week', 'stake_month', 'session', 'reality_check')),
  -- Null: no limit of the member's own.
  amount bigint check (amount >= 0),
  asked_at timestamptz not null,
  effective_at timestamptz not null check (effective_at > asked_at),
  confirm_by timestamptz not null check (confirm_by > effective_at),
  primary key (member_id, limit_name)
);
grant select, insert, update, delete on protection.raise to lanna_app;

-- Everything that was done to a limit.
create table protection.change (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  limit_name text not null,
  step text not null check (step in ('set', 'raise_asked', 'raise_confirmed', 'raise_dropped', 'set_by_operator')),
  before bigint,
  after bigint,
  effective_at timestamptz check ((effective_at is null) = (step <> 'raise_asked')),
  -- Null: the member.
  operator_name text check ((operator_name is null) = (step <> 'set_by_operator')),
  reason text,
  at timestamptz not null
);
create index change_of_member on protection.change (member_id, at desc, id desc);
grant select, insert on protection.change to lanna_app;
create trigger append_only before update or delete on protection.change
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on protection.change
  for each statement execute function ledger.refuse_change();

update operators.role set permissions = permissions || '{protection.read,protection.set}', version = version + 1
  where code in ('support', 'risk');
update operators.role set permissions = permissions || '{protection.read}', version = version + 1
  where code = 'finance';
