-- Bonus money: granted by a brand, played beside cash, and cash once its terms are met.
create schema bonuses;
grant usage on schema bonuses to lanna_app;

-- What a brand offers. Its terms are versions: who has said yes keeps the one that was shown.
create table bonuses.offer (
  id uuid primary key,
  merchant_id uuid not null,
  currency text not null,
  -- The latest; what members are offered where `state` says so.
  version integer not null check (version > 0),
  state text not null check (state in ('draft', 'published', 'stopped')),
  starts_at timestamptz,
  ends_at timestamptz check (ends_at > starts_at),
  -- The most that is given in all, and on a day of the brand's.
  budget bigint not null check (budget > 0),
  budget_day bigint check (budget_day > 0),
  -- Of one group a member has one bonus at a time.
  exclusion_group text check (char_length(exclusion_group) between 1 and 40),
  made_at timestamptz not null,
  changed_at timestamptz not null,
  -- Of the row, for those who edit at once.
  edit integer not null default 1
);
create index offer_of_brand on bonuses.offer (merchant_id, made_at desc, id desc);
grant select, insert, update on bonuses.offer to lanna_app;

create table bonuses.offer_version (
  offer_id uuid not null references bonuses.offer,
  version integer not null check (version > 0),
  -- rules/src/rewards/bonuses/terms.ts
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  made_at timestamptz not null,
  made_by_name text not null,
  reason text not null,
  primary key (offer_id, version)
);
grant select, insert on bonuses.offer_version to lanna_app;
create trigger append_only before update or delete on bonuses.offer_version
  for each row execute function ledger.refuse_change();

-- What an offer has given, in all (no day) and on a day. The row is the lock under which a budget is spent.
create table bonuses.spent (
  offer_id uuid not null references bonuses.offer,
  day date not null,
  amount bigint not null check (amount >= 0),
  primary key (offer_id, day)
);
grant select, insert, update on bonuses.spent to lanna_app;

-- What a member has said yes to, or was given. At most one is active, and all that lies on the member's bonus account is its money.
create table bonuses.bonus (
  id uuid primary key,
  merchant_id uuid not null,
  member_id uuid not null,
  currency text not null,
  wallet_account bigint not null,
  bonus_account bigint not null,
  -- Null: given by hand.
  offer_id uuid references bonuses.offer,
  offer_version integer,
  check ((offer_id is null) = (offer_version is null)),
  -- As they were said yes to.
  terms jsonb not null,
  exclusion_group text,
  -- What it is for: one of an offer for each.
  cause text,
  -- Whose credit earns it.
  deposit_id uuid,
  -- Of the offer's budget, and of which day.
  reserved bigint not null default 0 check (reserved >= 0),
  reserved_on date,
  state text not null check (state in ('opted', 'waiting', 'active', 'completed', 'forfeited', 'expired', 'revoked', 'used')),
  -- Known once it is earned.
  amount bigint check (amount > 0),
  required bigint check (required >= 0),
  check (state in ('opted', 'forfeited', 'expired', 'revoked') or amount is not null and required is not null),
  -- Of a stake that takes bonus money; null: any.
  max_stake bigint check (max_stake > 0),
  -- The most that becomes cash; null: all.
  converted_most bigint check (converted_most >= 0),
  -- What bets may be made with it, as bets are looked at: hundredths that count by kind of game, and games that are left out (`vendor/game`).
  contributions jsonb not null,
  excluded jsonb not null default '[]',
  -- What counted of settled bets.
  progress bigint not null default 0,
  -- What became cash, also of rounds that ended afterwards.
  converted bigint not null default 0 check (converted >= 0),
  -- Among those that wait, the least is next.
  place bigint not null default 0,
  opted_at timestamptz not null,
  -- Until then it waits for what it is for.
  opted_until timestamptz,
  active_from timestamptz,
  ends_at timestamptz,
  ended_at timestamptz,
  check ((active_from is null) = (ends_at is null)),
  check (state not in ('active', 'completed', 'used') or active_from is not null),
  -- The posting with which it ended.
  end_posting uuid not null unique,
  -- Of one given by hand.
  given_by_name text,
  reason text
);
create unique index bonus_active on bonuses.bonus (member_id) where state = 'active';
-- What came to nothing before it was earned may be tried again.
create unique index bonus_of_cause on bonuses.bonus (member_id, offer_id, cause)
  where cause is not null and (active_from is not null or state in ('opted', 'waiting'));
create index bonus_of_member on bonuses.bonus (member_id, opted_at desc, id desc);
create index bonus_of_brand on bonuses.bonus (merchant_id, opted_at desc, id desc);
create index bonus_of_offer on bonuses.bonus (offer_id, opted_at desc);
create index bonus_to_end on bonuses.bonus (ends_at) where state = 'active';
create index bonus_to_lapse on bonuses.bonus (opted_until) where state = 'opted';
create unique index bonus_of_deposit on bonuses.bonus (deposit_id) where deposit_id is not null;
grant select, insert, update on bonuses.bonus to lanna_app;

-- Each move from one state to the next.
create table bonuses.step (
  id bigint generated always as identity primary key,
  bonus_id uuid not null references bonuses.bonus,
  state text not null,
  at timestamptz not null,
  -- Granted, made cash or gone back to the brand with it.
  granted bigint not null default 0,
  converted bigint not null default 0,
  forfeited bigint not null default 0,
  by_name text,
  reason text
);
create index step_of_bonus on bonuses.step (bonus_id, id);
grant select, insert on bonuses.step to lanna_app;

-- What counts of each settled bet towards a bonus.
create table bonuses.counted (
  bonus_id uuid not null references bonuses.bonus,
  bet_id uuid not null,
  -- What counts of the stakes, cash and bonus, before its kind of game's share.
  turnover bigint not null check (turnover >= 0),
  amount bigint not null check (amount >= 0),
  primary key (bonus_id, bet_id)
);
grant select on bonuses.counted to lanna_app;
-- The last settlement that was counted; no row: none yet.
create table bonuses.counting (
  is_only boolean primary key default true check (is_only),
  counted_to bigint not null
);
grant select on bonuses.counting to lanna_app;

-- With which offer a member makes the next deposit; no row: without one.
create table bonuses.choice (
  member_id uuid primary key,
  merchant_id uuid not null,
  offer_id uuid not null references bonuses.offer,
  offer_version integer not null,
  chosen_at timestamptz not null
);
grant select, insert, update, delete on bonuses.choice to lanna_app;

-- The last bet of each member that was refused for the bonus's sake, for the page that explains it.
create table bonuses.refusal (
  member_id uuid primary key,
  merchant_id uuid not null,
  bonus_id uuid not null,
  rule text not null check (rule in ('stake', 'game', 'ended')),
  game text not null,
  amount bigint not null,
  cash bigint not null,
  at timestamptz not null
);
grant select on bonuses.refusal to lanna_app;

-- A win that is taken back after its bonus has become cash is taken back from there.
insert into ledger.posting_rule (code, debit_kind, credit_kind, same_owner, in_line) values
  ('bonus_converted_rollback', 'player_cash', 'player_bonus', true, null),
  ('bonus_converted_rollback', 'agent', 'player_bonus', true, null)
on conflict do nothing;

-- `stake` and `payout` stay cash alone. The bonus of a bet is the one that its first bonus stake was taken from.
alter table bets.bet
  add column bonus_stake bigint not null default 0 check (bonus_stake >= 0),
  add column bonus_payout bigint not null default 0 check (bonus_payout >= 0),
  add column bonus_id uuid;
create index bet_of_bonus on bets.bet (bonus_id) where bonus_id is not null;
alter type bets.change
  add attribute bonus_stake bigint,
  add attribute bonus_payout bigint,
  add attribute bonus_id uuid;

alter type vendor_wallet.facts
  -- The player's active bonus, and that of the bet on record.
  add attribute bonus_id uuid,
  add attribute bet_bonus_id uuid,
  -- Looked up only where one of them is there (with_bonuses.sql). Whether this game may be played with the active one, now and in this round.
  add attribute bonus_open boolean,
  add attribute bonus_available bigint,
  add attribute bonus_max_stake bigint,
  -- Why it is not open, where it would pay otherwise.
  add attribute bonus_rule text,
  -- The bet on record.
  add attribute bet_cash bigint,
  add attribute bet_bonus bigint,
  add attribute bet_bonus_payout bigint,
  add attribute bet_bonus_account bigint,
  add attribute bet_bonus_state text,
  -- What may still become cash of it, and what has.
  add attribute bet_bonus_left bigint,
  add attribute bet_bonus_converted bigint,
  -- Of the transaction that is referred to.
  add attribute ref_bonus bigint,
  add attribute ref_brand bigint,
  add attribute ref_bonus_unused bigint,
  -- What of the bet that a win refers to can still be given back as not played, by what it was paid with.
  add attribute cash_reserve bigint,
  add attribute bonus_reserve bigint;
alter type vendor_wallet.decision
  -- How much of what is moved is the bonus's.
  add attribute bonus bigint,
  -- Of that: what becomes cash or is taken from cash, and what goes to the brand or is borne by it, since the bonus has ended.
  add attribute bonus_cash bigint,
  add attribute bonus_brand bigint,
  add attribute bonus_unused bigint,
  -- What the vendor is told beyond the balance.
  add attribute bonus_told bigint;

-- A prize of the vendor's is cash, whatever was staked in its round.
alter table vendor_wallet.held_win add column is_promo boolean not null default false;

-- Transactions of vendors that moved bonus money.
create table vendor_wallet.bonus_part (
  vendor_id uuid,
  transaction_uuid uuid,
  bonus_id uuid not null,
  -- Of the amount.
  bonus bigint not null check (bonus >= 0),
  cash bigint not null check (cash >= 0),
  brand bigint not null check (brand >= 0),
  unused bigint not null check (unused >= 0),
  primary key (vendor_id, transaction_uuid),
  check (cash + brand <= bonus and unused <= bonus)
);
create index bonus_part_of_bonus on vendor_wallet.bonus_part (bonus_id);
grant select on vendor_wallet.bonus_part to lanna_app;
create trigger append_only before update or delete on vendor_wallet.bonus_part
  for each row execute function ledger.refuse_change();

update operators.role set permissions = permissions || '{bonuses.read}', version = version + 1
where code in ('support', 'risk') and not permissions @> '{bonuses.read}';
update operators.role set permissions = permissions || '{bonuses.read,bonuses.change,bonuses.grant,bonuses.revoke}', version = version + 1
where code = 'finance' and not permissions @> '{bonuses.change}';
