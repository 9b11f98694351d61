-- Sums that reports read, so that no page reads bets or transfers: bets by game and day, bets by minute of the last days,
-- what every account of the house moved by day, and registrations by day. Each is kept by the job that keeps the sums
-- beside it, in the same transaction as how far that has come.

-- What was played of a game on a day of the brand's, up to bets.progress.
create table bets.daily_game_sum (
  merchant_id uuid not null,
  day date not null,
  source text not null,
  game_code text not null,
  category text not null,
  currency text not null,
  bets bigint not null,
  stake bigint not null,
  free_stake bigint not null,
  payout bigint not null,
  valid_turnover bigint not null,
  primary key (merchant_id, day, source, game_code, category, currency)
) with (fillfactor = 70);
insert into bets.daily_game_sum
select s.merchant_id, s.day, b.source, b.game_code, s.category, s.currency, sum(s.bets), sum(s.stake), sum(s.free_stake),
  sum(s.payout), sum(s.valid_turnover)
from bets.settlement s join bets.bet b on b.id = s.bet_id
where s.number <= (select summed_to from bets.progress)
group by s.merchant_id, s.day, b.source, b.game_code, s.category, s.currency;

-- The same by minute of the brand's day: what comes to a bet after its day counts for the last one. Kept for some days,
-- since only days nearby are compared at the same time of day.
create table bets.minute_sum (
  merchant_id uuid not null,
  day date not null,
  minute smallint not null check (minute between 0 and 1439),
  category text not null,
  currency text not null,
  bets bigint not null,
  stake bigint not null,
  free_stake bigint not null,
  payout bigint not null,
  primary key (merchant_id, day, minute, category, currency)
) with (fillfactor = 70);
insert into bets.minute_sum
select s.merchant_id, s.day,
  least(1439, greatest(0, floor(extract(epoch from (s.recorded_at at time zone m.time_zone) - s.day) / 60)))::smallint,
  s.category, s.currency, sum(s.bets), sum(s.stake), sum(s.free_stake), sum(s.payout)
from bets.settlement s join brands.merchant m on m.id = s.merchant_id
where s.number <= (select summed_to from bets.progress) and s.day >= current_date - 15
group by 1, 2, 3, 4, 5;

-- When the first of it was settled: who has played by an hour of the day.
alter table bets.daily_sum add column first_at timestamptz;
update bets.daily_sum d set first_at = s.first_at
from (
  select member_id, day, category, currency, min(recorded_at) as first_at
  from bets.settlement where number <= (select summed_to from bets.progress)
  group by member_id, day, category, currency
) s
where (s.member_id, s.day, s.category, s.currency) = (d.member_id, d.day, d.category, d.currency);
alter table bets.daily_sum alter column first_at set not null;
create index daily_sum_of_day on bets.daily_sum (merchant_id, day);

grant select on bets.daily_game_sum, bets.minute_sum to lanna_app;

-- What came to and left an account of the house on a day of the brand's, by transfer code, up to ledger.progress.
create table ledger.house_daily_sum (
  account_id bigint not null references ledger.account,
  day date not null,
  code text not null,
  transfers bigint not null,
  credited bigint not null,
  debited bigint not null,
  primary key (account_id, day, code)
) with (fillfactor = 70);
insert into ledger.house_daily_sum
select a.id, (t.event_at at time zone m.time_zone)::date, t.code, count(*), sum(s.credited), sum(s.debited)
from ledger.transfer t
cross join lateral (values (t.debit_account, 0, t.amount), (t.credit_account, t.amount, 0)) as s(account, credited, debited)
join ledger.account a on a.id = s.account and not a.inline
join brands.merchant m on m.id = a.merchant_id
where t.id <= (select rolled_up_to from ledger.progress)
group by 1, 2, 3;
grant select on ledger.house_daily_sum to lanna_app;

-- Deposits of a brand by time.
create index deposit_of_brand on cashier.deposit (merchant_id, credited_at);

-- Processes of the portal, as each says of itself every half minute. Unlogged: who runs says so again.
create unlogged table platform.running_process (
  id uuid primary key,
  roles text[] not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  sockets integer not null
);
grant select, insert, update, delete on platform.running_process to lanna_app;

create schema reports;
grant usage on schema reports to lanna_app;

-- Who registered on a day of the brand's that is over, by where they came from. Demo accounts are nobody.
create table reports.registration_day (
  merchant_id uuid not null references brands.merchant,
  day date not null,
  source text not null check (source in ('invitation', 'agent', 'referral', 'direct')),
  -- The agent's code; empty where there was none.
  code text not null,
  members integer not null check (members > 0),
  primary key (merchant_id, day, source, code)
);
-- Days up to this one are added up.
create table reports.registration_progress (
  merchant_id uuid primary key references brands.merchant,
  summed_to date not null
);
grant select, insert on reports.registration_day to lanna_app;
grant select, insert, update on reports.registration_progress to lanna_app;
