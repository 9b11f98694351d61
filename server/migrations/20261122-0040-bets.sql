-- Bets of every source in one record: what was the vendors' rounds moves here with its ids and figures.
create schema bets;
grant usage on schema bets to lanna_app;

alter table vendor_wallet.round set schema bets;
alter table bets.round rename to bet;
alter table bets.bet rename column vendor_id to source_id;
alter table bets.bet rename column round to reference;
alter table bets.bet rename column live_bets to live_stakes;
alter table bets.bet rename column live_wins to live_payouts;
alter table bets.bet rename constraint round_pkey to bet_pkey;
alter table bets.bet rename constraint round_account_id_vendor_id_round_key to bet_of_source;
alter index bets.round_member_id_placed_at_id_idx rename to bet_of_member;
alter index bets.round_placed_at_idx rename to bet_placed_at;

alter table bets.bet
  -- Who took the bet: a vendor's code, or the name of a topic of the portal's own.
  add column source text,
  -- Lines that were bought together; null for a bet that stands alone.
  add column slip uuid,
  -- Stakes given back; no part of stake.
  add column refunded_stake bigint not null default 0,
  -- The turnover the source says counts, where the category's rule does not fit (a lottery's coverage of outcomes).
  add column turnover_given bigint,
  -- The turnover that counts as it stands: nothing before the bet is settled.
  add column valid_turnover bigint not null default 0,
  -- The day of the first settlement in the brand's time zone, which every later correction keeps.
  add column day date,
  -- Where the receipt stands, for sources that keep one of each bet at an address; vendors are asked for the round.
  add column receipt_address text;

update bets.bet b set
  source = v.code,
  refunded_stake = coalesce((
    select sum(u.amount) from vendor_wallet.provider_tx t
    join vendor_wallet.rollback_of u
      on (u.vendor_id, u.reference_uuid, u.account_id) = (t.vendor_id, t.transaction_uuid, t.account_id)
    where t.round_id = b.id and t.kind = 'bet' and not t.is_free and u.undone_kind = 'bet'), 0),
  valid_turnover = case
    when b.status not in ('won', 'lost') then 0
    when b.category in ('LIVE', 'SPORTS', 'ESPORTS', 'PVP') then least(abs(b.payout - b.stake), b.stake)
    else b.stake end,
  day = case when b.status in ('won', 'lost') then (b.settled_at at time zone m.time_zone)::date end
from catalogue.vendor v, brands.merchant m
where v.id = b.source_id and m.id = b.merchant_id;

alter table bets.bet
  alter column source set not null,
  alter column refunded_stake drop default,
  alter column valid_turnover drop default,
  add check (status in ('open', 'won', 'lost', 'refunded')),
  add check (least(stake, free_stake, payout, refunded_stake, valid_turnover, live_stakes, live_payouts) >= 0);

-- What a bet adds to the sums when it is settled, and by how much that changes when it is corrected or opened again: the
-- entries of a bet add up to what it contributes now. Whatever is counted of bets is counted from these, each row once.
create sequence bets.settlement_number;
create table bets.settlement (
  -- Drawn by transactions that have their xid, so that a watermark can be told below which nothing will appear.
  number bigint primary key default nextval('bets.settlement_number'),
  bet_id uuid not null,
  merchant_id uuid not null,
  member_id uuid not null,
  day date not null,
  category text not null,
  currency text not null,
  -- 1: settled, -1: opened again or refunded, 0: corrected.
  bets integer not null check (bets between -1 and 1),
  stake bigint not null,
  free_stake bigint not null,
  payout bigint not null,
  valid_turnover bigint not null,
  recorded_at timestamptz not null
);
insert into bets.settlement
  (bet_id, merchant_id, member_id, day, category, currency, bets, stake, free_stake, payout, valid_turnover, recorded_at)
select id, merchant_id, member_id, day, category, currency, 1, stake, free_stake, payout, valid_turnover, settled_at
from bets.bet where status in ('won', 'lost') order by settled_at, id;

-- What a member has played on a day of the brand's, up to the progress below.
create table bets.daily_sum (
  merchant_id uuid not null,
  member_id uuid not null,
  day date not null,
  category text not null,
  currency text not null,
  bets bigint not null,
  stake bigint not null,
  free_stake bigint not null,
  payout bigint not null,
  valid_turnover bigint not null,
  primary key (member_id, day, category, currency)
) with (fillfactor = 70);

create table bets.progress (
  only_row boolean primary key default true check (only_row),
  -- Settlements up to this number are in the sums.
  summed_to bigint not null
);
insert into bets.progress (summed_to) values (0);

-- What a source says of a bet: who and what it is, and how its figures change.
create type bets.change as (
  -- Of the bet; for a new one an id that the source has drawn, uuidv7().
  bet_id uuid,
  -- Read for a new bet alone.
  source text,
  source_id uuid,
  reference text,
  slip uuid,
  merchant_id uuid,
  member_id uuid,
  account_id bigint,
  currency text,
  game_code text,
  category text,
  receipt_address text,
  -- By how much: a stake placed or, below zero, given back; a payout made or taken back.
  stake bigint,
  free_stake bigint,
  payout bigint,
  -- How many stakes and payouts came, or, below zero, were undone.
  stakes integer,
  payouts integer,
  -- Nothing more is expected.
  closes boolean,
  -- A person may want to look at it.
  flags boolean,
  -- Null: the category's rule.
  valid_turnover bigint
);

grant select on bets.bet, bets.settlement, bets.daily_sum, bets.progress to lanna_app;
grant select on sequence bets.settlement_number to lanna_app;
