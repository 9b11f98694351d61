-- Settlement walks the lines of a draw slip by slip, so that what becomes of a slip on one draw is decided in one transaction.
drop index lottery.line_of_draw;
create index line_of_draw on lottery.line (draw_id, slip_id, number);
comment on column lottery.settlement.done_to is 'The last slip that is done; null before the first.';

-- What a member cannot give back of a rebate is owed, like a win that was spent.
alter table lottery.movement drop constraint movement_kind_check;
alter table lottery.movement add constraint movement_kind_check check (kind in
  ('bet', 'win', 'rebate', 'bet_rollback', 'win_rollback', 'win_shortfall', 'rebate_rollback', 'rebate_shortfall'));

-- What becomes of a line: where it stood before, and where it stands now.
create type lottery.outcome as (
  line_id uuid,
  slip_id uuid,
  merchant_id uuid,
  member_id uuid,
  account_id bigint,
  stake bigint,
  rebate bigint,
  old_state text,
  old_payout bigint,
  new_state text,
  new_payout bigint
);

-- What members are yet to be told of a slip on one draw; a row goes when its message is written.
create table lottery.news (
  slip_id uuid not null references lottery.slip,
  draw_id uuid not null references draws.draw,
  version integer not null,
  merchant_id uuid not null,
  member_id uuid not null,
  kind text not null check (kind in ('won', 'corrected', 'refunded')),
  -- What the slip's lines on that draw pay now, or what was given back of their stakes.
  amount bigint not null check (amount >= 0),
  -- Of a correction: what they had paid.
  before bigint check (before >= 0),
  noted_at timestamptz not null,
  primary key (slip_id, draw_id, version),
  check ((kind = 'corrected') = (before is not null))
);
grant select, insert, update, delete on lottery.news to lanna_app;
