-- Figures of teams, kept by counting what was settled, paid and joined, once each: a page of a team of a hundred thousand reads as many rows as one of a hundred.
-- Each change is added along the line of its member on the day it counts for (agents.line_on): once for each agent above, in the row of the child through
-- which it came. The child is the agent itself for what the agent does in person.
create schema teams;
grant usage on schema teams to lanna_app;

-- How far the three streams are counted.
create table teams.progress (
  only_row boolean primary key default true check (only_row),
  bets_to bigint not null default 0,
  money_to bigint not null default 0,
  tree_to bigint not null default 0
);
insert into teams.progress default values;

-- What was played, by the day it counts for. Of one child, and of the whole team.
create table teams.branch_play (
  agent_id uuid not null,
  day date not null,
  child_id uuid not null,
  category text not null,
  merchant_id uuid not null,
  bets bigint not null,
  stake bigint not null,
  free_stake bigint not null,
  payout bigint not null,
  valid_turnover bigint not null,
  primary key (agent_id, day, child_id, category)
) with (fillfactor = 70);
create index branch_play_of_child on teams.branch_play (child_id, day);
create table teams.team_play (
  agent_id uuid not null,
  day date not null,
  category text not null,
  merchant_id uuid not null,
  bets bigint not null,
  stake bigint not null,
  free_stake bigint not null,
  payout bigint not null,
  valid_turnover bigint not null,
  primary key (agent_id, day, category)
) with (fillfactor = 70);

-- What came in and went out, by the day of the transfer; and who joined, by the day of the registration.
create table teams.branch_money (
  agent_id uuid not null,
  day date not null,
  child_id uuid not null,
  merchant_id uuid not null,
  deposits bigint not null default 0,
  deposit_count bigint not null default 0,
  withdrawals bigint not null default 0,
  withdrawal_count bigint not null default 0,
  first_deposits bigint not null default 0,
  first_deposit_amount bigint not null default 0,
  -- Gifts of the brand, and what comes back to players for betting (not what agents earn).
  bonuses bigint not null default 0,
  rebates bigint not null default 0,
  -- What agents were paid by the brand, less what was taken back; and by their uplines.
  commissions bigint not null default 0,
  salaries bigint not null default 0,
  dividends bigint not null default 0,
  upline_paid bigint not null default 0,
  joined bigint not null default 0,
  joined_agents bigint not null default 0,
  primary key (agent_id, day, child_id)
) with (fillfactor = 70);
create index branch_money_of_child on teams.branch_money (child_id, day);
create table teams.team_money (
  agent_id uuid not null,
  day date not null,
  merchant_id uuid not null,
  deposits bigint not null default 0,
  deposit_count bigint not null default 0,
  withdrawals bigint not null default 0,
  withdrawal_count bigint not null default 0,
  first_deposits bigint not null default 0,
  first_deposit_amount bigint not null default 0,
  bonuses bigint not null default 0,
  rebates bigint not null default 0,
  commissions bigint not null default 0,
  salaries bigint not null default 0,
  dividends bigint not null default 0,
  upline_paid bigint not null default 0,
  joined bigint not null default 0,
  joined_agents bigint not null default 0,
  primary key (agent_id, day)
) with (fillfactor = 70);

-- What a member moved on a day, on its way into the figures.
create type teams.money_of_day as (
  merchant_id uuid,
  member_id uuid,
  day date,
  deposits bigint,
  deposit_count bigint,
  withdrawals bigint,
  withdrawal_count bigint,
  first_deposits bigint,
  first_deposit_amount bigint,
  bonuses bigint,
  rebates bigint,
  commissions bigint,
  salaries bigint,
  dividends bigint,
  upline_paid bigint
);

-- The first deposit of each member that was not taken back, whether or not anybody is above.
create table teams.first_deposit (
  member_id uuid primary key,
  merchant_id uuid not null,
  day date not null,
  amount bigint not null,
  transfer_id bigint not null
);

-- Settled bets of a member on a day that a team counts: the member was active where there are any. Each period counts its members once.
create table teams.active_day (
  member_id uuid not null,
  day date not null,
  merchant_id uuid not null,
  bets bigint not null,
  primary key (member_id, day)
);
create table teams.branch_active (
  agent_id uuid not null,
  kind text not null check (kind in ('day', 'week', 'half_month', 'month')),
  from_day date not null,
  -- Through whom the member was in the team on the first active day of the period.
  child_id uuid not null,
  merchant_id uuid not null,
  members integer not null,
  primary key (agent_id, kind, from_day, child_id)
) with (fillfactor = 70);
create table teams.team_active (
  agent_id uuid not null,
  kind text not null check (kind in ('day', 'week', 'half_month', 'month')),
  from_day date not null,
  merchant_id uuid not null,
  members integer not null,
  primary key (agent_id, kind, from_day)
) with (fillfactor = 70);

-- The tree as far as it is counted, and how many are below each agent in it.
create table teams.place (
  member_id uuid primary key,
  agent_id uuid,
  is_agent boolean not null
);
create table teams.size (
  agent_id uuid primary key,
  merchant_id uuid not null,
  members bigint not null default 0,
  agents bigint not null default 0,
  direct bigint not null default 0
) with (fillfactor = 70);

grant select on all tables in schema teams to lanna_app;
