-- Whose line counts on which day. A day belongs to one line: an account that is moved, or becomes an agent, counts for the new line from the next
-- day of its brand on, so what was earned stays with whom it was earned. `members.account` says what the tree is now.

create table agents.link (
  member_id uuid not null,
  -- Counted in; -infinity for the line an account was made in.
  from_day date not null,
  merchant_id uuid not null references brands.merchant,
  -- Null: under no agent.
  agent_id uuid,
  is_agent boolean not null,
  primary key (member_id, from_day)
);
create index link_of_agent on agents.link (agent_id, from_day) where agent_id is not null;

-- What changed in the tree, one row for each change: the sizes of teams follow it, and an operator reads it.
create sequence agents.tree_event_number;
create table agents.tree_event (
  -- Drawn by transactions that have their xid, so that a watermark can be told below which nothing will appear.
  number bigint primary key default nextval('agents.tree_event_number'),
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  kind text not null check (kind in ('joined', 'moved', 'appointed')),
  from_agent uuid,
  to_agent uuid,
  was_agent boolean not null,
  is_agent boolean not null,
  at timestamptz not null
);
create index tree_event_of_member on agents.tree_event (member_id, number);

grant select on agents.link, agents.tree_event to lanna_app;
-- Its counter is read for a watermark.
grant select on sequence agents.tree_event_number to lanna_app;

-- The share of valid turnover that an account was given in a category of games, in hundred-thousandths; what it really has is never above what
-- the accounts above it have (agents.rates_on). An account without a row was given nothing.
create table agents.rate (
  member_id uuid not null,
  category text not null check (category in ('ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS')),
  -- The day of the brand from which it counts: never the day it was set on, nor an earlier one.
  from_day date not null,
  merchant_id uuid not null references brands.merchant,
  rate integer not null check (rate between 0 and 100000),
  -- Null: an operator.
  set_by uuid,
  set_at timestamptz not null,
  primary key (member_id, category, from_day)
);
grant select, insert on agents.rate to lanna_app;
grant update (rate, set_by, set_at) on agents.rate to lanna_app;

insert into agents.link (member_id, from_day, merchant_id, agent_id, is_agent)
select id, '-infinity', merchant_id, agent_id, type in (1, 2, 41, 42)
from members.member where agent_id is not null or type in (1, 2, 41, 42);
insert into agents.tree_event (merchant_id, member_id, kind, to_agent, was_agent, is_agent, at)
select merchant_id, id, 'joined', agent_id, false, type in (1, 2, 41, 42), registered_at
from members.member where agent_id is not null or type in (1, 2, 41, 42) order by registered_at, id;

-- Up to which day lines stand, because something was counted along them or changed after them. What changes in a brand's tree counts from a later day,
-- in the order of the changes: clocks that differ around midnight, and a change that is written slowly, cannot alter a day that was counted, nor put
-- changes of a day in another order than they came (which could close a circle on that day).
create table agents.line_day (
  merchant_id uuid primary key references brands.merchant,
  day date not null
);
grant select on agents.line_day to lanna_app;

-- Written by every writer of an account. `lanna.now` is the portal's clock, where a transaction has said it.
create function agents.follow_tree() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  was_agent constant boolean := tg_op = 'UPDATE' and old.type in (1, 2, 41, 42);
  is_agent constant boolean := new.type in (1, 2, 41, 42);
  at timestamptz;
  zone text;
  next_day date;
  -- What comes later than that was not late, but tells of another time.
  late constant interval := '1 hour';
begin
  perform pg_current_xact_id();
  if tg_op = 'INSERT' then
    insert into agents.link values (new.id, '-infinity', new.merchant_id, new.agent_id, is_agent);
    insert into agents.tree_event (merchant_id, member_id, kind, to_agent, was_agent, is_agent, at)
    values (new.merchant_id, new.id, 'joined', new.agent_id, false, is_agent, new.registered_at);
    return null;
  end if;
  at := coalesce(nullif(current_setting('lanna.now', true), '')::timestamptz, now());
  select b.time_zone into strict zone from brands.brand b where b.id = new.merchant_id;
  insert into agents.line_day as l values (new.merchant_id, (at at time zone zone)::date)
  on conflict (merchant_id) do update set day = greatest(l.day, excluded.day)
  returning least(l.day, ((at + late) at time zone zone)::date) + 1 into strict next_day;
  insert into agents.link values (new.id, next_day, new.merchant_id, new.agent_id, is_agent)
  on conflict (member_id, from_day) do update set agent_id = excluded.agent_id, is_agent = excluded.is_agent;
  insert into agents.tree_event (merchant_id, member_id, kind, from_agent, to_agent, was_agent, is_agent, at)
  values (new.merchant_id, new.id, case when new.agent_id is distinct from old.agent_id then 'moved' else 'appointed' end,
    old.agent_id, new.agent_id, was_agent, is_agent, at);
  return null;
end $$;
revoke all on function agents.follow_tree from public;

create trigger agents_follow_new after insert on members.member
  for each row when (new.agent_id is not null or new.type in (1, 2, 41, 42)) execute function agents.follow_tree();
create trigger agents_follow_change after update of agent_id, type on members.member
  for each row when (new.agent_id is distinct from old.agent_id
    or (new.type in (1, 2, 41, 42)) is distinct from (old.type in (1, 2, 41, 42))) execute function agents.follow_tree();

-- What a brand pays its agents.
insert into ledger.account_kind (code, owner, is_named, inline, min_balance, is_wallet) values
  ('agent_pay', 'brand', false, false, null, false);
-- By the brand: rebates (commission), salaries, dividends; what a correction takes back; and what was spent meanwhile, which is owed.
insert into ledger.posting_rule (code, debit_kind, credit_kind)
select rule.code, coalesce(debit, wallet.code), coalesce(credit, wallet.code)
from (select code from ledger.account_kind where is_wallet) wallet, (values
  ('commission',          'agent_pay', null),
  ('commission_returned', null,        'agent_pay'),
  ('salary',              'agent_pay', null),
  ('salary_returned',     null,        'agent_pay'),
  ('dividend',            'agent_pay', null),
  ('dividend_returned',   null,        'agent_pay'),
  -- By an agent to the own line: set aside in a pool of the brand when the period is over, so that it reaches who earned it wherever the line is by then.
  ('upline_salary',       'pool',      null),
  ('upline_dividend',     'pool',      null)
) as rule(code, debit, credit);
insert into ledger.posting_rule (code, debit_kind, credit_kind) values
  ('commission_shortfall', 'receivable', 'agent_pay'),
  ('salary_shortfall',     'receivable', 'agent_pay'),
  ('dividend_shortfall',   'receivable', 'agent_pay'),
  ('contract_pay_set_aside', 'agent', 'pool'),
  ('contract_pay_returned',  'pool', 'agent');
