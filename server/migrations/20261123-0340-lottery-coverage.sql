-- What counts of a lottery bet for turnover and rebates is decided when its draw is settled, over all lines of a member on the draw; a stake that comes
-- back by a push is a state of its own.

alter table lottery.line
  drop constraint line_state_check,
  add constraint line_state_check check (state in ('open', 'won', 'lost', 'returned', 'refunded')),
  add column coverage integer check (coverage between 0 and 1000000),
  add column counts boolean not null default true,
  add column returned bigint not null default 0 check (returned >= 0),
  add column turnover bigint check (turnover >= 0);
comment on column lottery.line.coverage is
  'A bound of the share of results it wins on, in millionths; null where it was settled when lines were covered one by one, and then it stays so.';
comment on column lottery.line.counts is
  'Whether its stake counts for turnover and rebates: known once the members of its draw are covered. Not where all lines of the member win on too many results.';
comment on column lottery.line.returned is 'What of the stake came back by a push: part of the payout.';
comment on column lottery.line.turnover is
  'What of the stake counted, for turnover and for rebates, when it was settled; null before, and where coverage is null.';
update lottery.line set coverage = 1000000 where state = 'open';
grant update (counts, returned, turnover) on lottery.line to lanna_app;

alter table lottery.settlement
  add column covered_to uuid,
  add column is_covered boolean not null default false;
comment on column lottery.settlement.covered_to is 'The last member whose lines are covered; null before the first.';
-- Passes that are under way have lines of before alone behind them, and cover the others when they go on.
grant update (covered_to, is_covered) on lottery.settlement to lanna_app;

alter type lottery.outcome
  drop attribute rebate,
  add attribute old_rebated bigint,
  add attribute new_rebated bigint,
  add attribute new_turnover bigint;

-- Their arguments or results change.
drop function if exists lottery.settle_lines;
drop function if exists lottery.hold_settlement;
drop function if exists bets.status_of(integer, integer, boolean, bigint);

do $$
declare
  rule name;
begin
  for rule in select conname from pg_constraint
    where conrelid = 'bets.bet'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%''refunded''%'
  loop
    execute format('alter table bets.bet drop constraint %I', rule);
  end loop;
end $$;
alter table bets.bet add constraint bet_status_check check (status in ('open', 'won', 'lost', 'returned', 'refunded'));
