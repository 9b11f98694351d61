-- Rebates of agents: what is due follows from sums that were counted (decision 131), and what was paid of it.
create schema rebates;
grant usage on schema rebates to lanna_app;

-- Up to which settled change of bets rebates are counted; never beyond teams.
create table rebates.progress (
  only_row boolean primary key default true check (only_row),
  counted_to bigint not null default 0
);
insert into rebates.progress default values;

-- What was staked on lotteries, by the line of each slip as it was: for each agent the stakes that came through a child, and these times the steps of the
-- prize mode between the two. The child is the agent itself for its own bets.
create table rebates.lottery_play (
  agent_id uuid not null,
  day date not null,
  child_id uuid not null,
  prize_mode text not null check (prize_mode in ('Lott', 'ZY', 'Elott', 'SEA')),
  merchant_id uuid not null,
  stake bigint not null,
  weighted bigint not null,
  primary key (agent_id, day, child_id, prize_mode)
) with (fillfactor = 70);

-- What an account has earned of one child on one day, and what of it was paid. Of categories it is the share `rate` (in hundred-thousandths) of the
-- turnover; of lotteries 1/2000 of `weighted`. Both rounded down once.
create table rebates.due (
  earner_id uuid not null,
  day date not null,
  child_id uuid not null,
  kind text not null check (kind in ('category', 'lottery')),
  -- A category of games, or a kind of prize mode.
  part text not null,
  merchant_id uuid not null references brands.merchant,
  -- In whose team the turnover is counted: the earner's own, or that of the agent above a player who earns on the own bets.
  via_id uuid not null,
  turnover bigint not null,
  rate integer check (rate between 0 and 100000),
  weighted bigint,
  due bigint not null check (due >= 0),
  paid bigint not null default 0,
  primary key (earner_id, day, child_id, kind, part),
  check ((kind = 'category') = (rate is not null) and (kind = 'lottery') = (weighted is not null))
) with (fillfactor = 70);
-- Rows that wait to be paid: few, however long the history.
create index due_unpaid on rebates.due (merchant_id, earner_id) where due <> paid;
create index due_of_brand on rebates.due (merchant_id, day, earner_id);

-- One posting, under its id; none where what is due and what is taken back come to nothing.
create table rebates.payment (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  earner_id uuid not null,
  at timestamptz not null,
  -- The day of the brand it was made on.
  day date not null,
  -- Below zero: taken back.
  amount bigint not null,
  -- Of what was taken back: what the wallet did not have, and is owed.
  owed bigint not null default 0 check (owed >= 0)
);
create index payment_of_earner on rebates.payment (earner_id, at desc, id desc);
create index payment_of_brand on rebates.payment (merchant_id, at desc, id desc);
create table rebates.payment_line (
  payment_id uuid not null,
  earner_id uuid not null,
  day date not null,
  child_id uuid not null,
  kind text not null,
  part text not null,
  -- What was paid of the row until then, and since.
  before bigint not null,
  after bigint not null check (after <> before),
  primary key (payment_id, day, child_id, kind, part)
);
create index payment_line_of_row on rebates.payment_line (earner_id, day, child_id, kind, part);

-- What an earner was paid on a day of the brand, for one message when the day is over.
create table rebates.day_paid (
  earner_id uuid not null,
  day date not null,
  merchant_id uuid not null,
  amount bigint not null,
  told_at timestamptz,
  primary key (earner_id, day)
) with (fillfactor = 70);
create index day_paid_untold on rebates.day_paid (merchant_id, day) where told_at is null;

-- When a brand pays; without a row the default of `rebate-terms.ts`.
create table rebates.brand_terms (
  merchant_id uuid primary key references brands.merchant,
  pays text not null check (pays in ('continuous', 'daily')),
  version integer not null
);

grant select on all tables in schema rebates to lanna_app;
grant update (paid) on rebates.due to lanna_app;
grant insert on rebates.payment, rebates.payment_line, rebates.day_paid, rebates.brand_terms to lanna_app;
grant update (amount, told_at) on rebates.day_paid to lanna_app;
grant update (pays, version) on rebates.brand_terms to lanna_app;

update operators.role set permissions = permissions || '{rebates.read,rebates.change}', version = version + 1 where code = 'finance';
update operators.role set permissions = permissions || '{rebates.read}', version = version + 1 where code in ('risk', 'support');
