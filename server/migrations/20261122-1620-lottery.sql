-- Lotteries as brands offer them and players bet on them: what a brand allows, prize modes, slips with their lines, and settlement.
create schema lottery;
grant usage on schema lottery to lanna_app;

-- What a brand has set for a game; without a row it is offered with the bounds of `lottery-terms.ts`.
create table lottery.brand_game (
  merchant_id uuid not null references brands.merchant,
  game_code text not null references draws.game,
  enabled boolean not null default true,
  position integer not null default 0 check (position between 0 and 100000),
  -- The most one line, and one slip on one draw, can win.
  largest_prize bigint not null check (largest_prize > 0),
  largest_slip_prize bigint not null check (largest_slip_prize > 0),
  -- What a player may stake on one draw.
  member_stake bigint not null check (member_stake > 0),
  -- What the brand stands for on one number of one play of one draw, over all players; and on a whole play that has no single numbers.
  number_liability bigint not null check (number_liability > 0),
  play_liability bigint not null check (play_liability > 0),
  -- From so much of a number's liability on it is sold at half rate; 0: never by itself.
  half_percent integer not null default 0 check (half_percent between 0 and 100),
  -- No line may win on a larger share of all results.
  coverage_percent integer not null check (coverage_percent between 1 and 100),
  cancel_allowed boolean not null default true,
  version integer not null default 1,
  primary key (merchant_id, game_code)
);
grant select, insert on lottery.brand_game to lanna_app;
grant update (enabled, position, largest_prize, largest_slip_prize, member_stake, number_liability, play_liability, half_percent,
    coverage_percent, cancel_allowed, version)
  on lottery.brand_game to lanna_app;

-- A price of the brand's own at the standard mode, for one unit.
create table lottery.brand_price (
  merchant_id uuid not null references brands.merchant,
  game_code text not null references draws.game,
  play text not null check (char_length(play) between 1 and 60),
  tier text not null check (char_length(tier) between 1 and 60),
  price bigint not null check (price > 0),
  version integer not null default 1,
  primary key (merchant_id, game_code, play, tier)
);
grant select, insert, delete on lottery.brand_price to lanna_app;
grant update (price, version) on lottery.brand_price to lanna_app;

-- The modes a brand's accounts may have, by the kind of prize mode.
create table lottery.brand_mode (
  merchant_id uuid not null references brands.merchant,
  prize_mode text not null check (prize_mode in ('Lott', 'ZY', 'Elott', 'SEA')),
  min integer not null check (min between 1500 and 2000),
  max integer not null check (max between 1500 and 2000),
  step integer not null check (step between 1 and 100),
  -- The highest a player may bet with.
  cap integer not null check (cap between 1500 and 2000),
  -- Of an account nobody has given one.
  standard integer not null check (standard between 1500 and 2000),
  version integer not null default 1,
  primary key (merchant_id, prize_mode),
  check (min <= standard and standard <= max and min <= cap)
);
grant select, insert on lottery.brand_mode to lanna_app;
grant update (min, max, step, cap, standard, version) on lottery.brand_mode to lanna_app;

-- The own mode of an account, player or agent. Never above that of its upline.
create table lottery.account_mode (
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  prize_mode text not null check (prize_mode in ('Lott', 'ZY', 'Elott', 'SEA')),
  mode integer not null check (mode between 1500 and 2000),
  changed_at timestamptz not null,
  primary key (member_id, prize_mode)
);
grant select, insert on lottery.account_mode to lanna_app;
grant update (mode, changed_at) on lottery.account_mode to lanna_app;

-- เลขอั้น: numbers that are closed, or paid half, at one draw or (null) at all that follow.
create table lottery.number_rule (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  game_code text not null references draws.game,
  draw_id uuid references draws.draw,
  play text not null check (char_length(play) between 1 and 60),
  number text not null check (number ~ '^[0-9]{1,10}$'),
  rule text not null check (rule in ('closed', 'half')),
  set_at timestamptz not null,
  ended_at timestamptz
);
create unique index number_rule_in_force on lottery.number_rule (merchant_id, game_code, play, number, draw_id)
  nulls not distinct where ended_at is null;
grant select, insert on lottery.number_rule to lanna_app;
grant update (rule, ended_at) on lottery.number_rule to lanna_app;

-- One slip: lines bought together, on one draw or, as a trace, on several. One posting.
create table lottery.slip (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  account_id bigint not null,
  currency text not null,
  game_code text not null references draws.game,
  stake bigint not null check (stake > 0),
  -- How many draws it is on.
  draws integer not null check (draws between 1 and 500),
  stops_on_win boolean not null default false,
  stopped_at timestamptz,
  -- Modes from the player up to the top, as they were: [{"member": "…", "mode": 1950}, …].
  chain jsonb not null check (jsonb_typeof(chain) = 'array'),
  placed_at timestamptz not null
);
create index slip_of_member on lottery.slip (member_id, placed_at desc, id desc);
grant select, insert on lottery.slip to lanna_app;
grant update (stopped_at) on lottery.slip to lanna_app;

-- One line on one draw: a bet of the record, under the same id. What was agreed never changes; what came of it does.
create table lottery.line (
  id uuid primary key,
  slip_id uuid not null references lottery.slip,
  -- Proved by `draws.take_bets`: a foreign key would have every slip lock the one row of its draw.
  draw_id uuid not null,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  account_id bigint not null,
  number integer not null check (number > 0),
  play text not null,
  -- The one text of the selection.
  selection text not null,
  units integer not null check (units > 0),
  money_unit text not null check (money_unit in ('1', '0.1', '0.01', '0.001')),
  multiple integer not null check (multiple between 1 and 100000),
  mode integer not null,
  -- For one unit, by tier, at half rate already where the number is.
  prices bigint[] not null,
  is_half boolean not null default false,
  stake bigint not null check (stake > 0),
  -- The most it can pay on one result, or a bound of it: what stands for it on plays without single numbers.
  most bigint not null default 0 check (most >= 0),
  -- What comes back for betting below the own mode, once the line has counted.
  rebate bigint not null default 0 check (rebate >= 0),
  state text not null default 'open' check (state in ('open', 'won', 'lost', 'refunded')),
  payout bigint not null default 0 check (payout >= 0),
  -- Of the result it was settled by; 0 before, and for a refund.
  version integer not null default 0,
  refund_reason text check (refund_reason in ('cancelled_by_player', 'trace_stopped', 'draw_cancelled', 'too_few_shots'))
);
create index line_of_draw on lottery.line (draw_id, id);
create index line_of_slip on lottery.line (slip_id, number, draw_id);
grant select, insert on lottery.line to lanna_app;
grant update (state, payout, version, refund_reason) on lottery.line to lanna_app;

-- What stands on one number of a play (or, where a play has no single numbers, on the play: number is empty) at one draw, over all players of a brand.
create table lottery.exposure (
  merchant_id uuid not null,
  draw_id uuid not null,
  play text not null,
  number text not null,
  stake bigint not null default 0,
  liability bigint not null default 0,
  primary key (draw_id, merchant_id, play, number),
  check (stake >= 0 and liability >= 0)
) with (fillfactor = 70);
grant select, insert on lottery.exposure to lanna_app;
grant update (stake, liability) on lottery.exposure to lanna_app;

-- What a player has on one draw.
create table lottery.member_stake (
  draw_id uuid not null,
  member_id uuid not null,
  stake bigint not null check (stake >= 0),
  primary key (draw_id, member_id)
);
grant select, insert on lottery.member_stake to lanna_app;
grant update (stake) on lottery.member_stake to lanna_app;

-- One pass over the lines of a draw for one version of its result: how far it came is written with what it did.
create table lottery.settlement (
  draw_id uuid not null references draws.draw,
  -- 0: the draw was cancelled.
  version integer not null check (version >= 0),
  -- The last line that is done; null before the first.
  done_to uuid,
  lines bigint not null default 0,
  winners bigint not null default 0,
  paid bigint not null default 0,
  started_at timestamptz not null,
  finished_at timestamptz,
  primary key (draw_id, version)
);
grant select, insert on lottery.settlement to lanna_app;
grant update (done_to, lines, winners, paid, finished_at) on lottery.settlement to lanna_app;

-- Each transfer that moved money for a line, for its receipt.
create table lottery.movement (
  line_id uuid not null references lottery.line,
  transfer_id bigint not null,
  kind text not null check (kind in ('bet', 'win', 'rebate', 'bet_rollback', 'win_rollback', 'win_shortfall', 'rebate_rollback')),
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  primary key (line_id, transfer_id)
);
grant select, insert on lottery.movement to lanna_app;

-- What a player gets for betting below the own mode, and what a correction takes back.
insert into ledger.posting_rule (code, debit_kind, credit_kind)
select rule.code, coalesce(debit, wallet.code), coalesce(credit, wallet.code)
from (select code from ledger.account_kind where is_wallet) wallet, (values
  ('lottery_rebate',          'house_game', null),
  ('lottery_rebate_rollback', null,         'house_game')
) as rule(code, debit, credit);

-- Bounds, prices and numbers are of those who keep the risk; settling anew is of them too.
update operators.role set permissions = permissions || '{lottery.read,lottery.change,lottery.settle}', version = version + 1
  where code = 'risk';
update operators.role set permissions = permissions || '{lottery.read}', version = version + 1 where code in ('finance', 'support');
