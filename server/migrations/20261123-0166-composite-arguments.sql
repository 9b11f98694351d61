-- What the functions that take bets and slips are given, by name instead of by position. The functions themselves stand in server/sql; those with
-- the arguments of before are dropped, since `create or replace` would leave them beside the new ones.

-- A call of a vendor as it came, without what is looked up for it (`vendor_wallet.facts`).
create type vendor_wallet.call as (
  kind vendor_wallet.kind,
  vendor_id uuid,
  account_id bigint,
  request_uuid uuid,
  transaction_uuid uuid,
  reference_uuid uuid,
  fingerprint bytea,
  round text,
  round_closed boolean,
  game text,
  currency text,
  amount bigint,
  is_free boolean,
  is_promo boolean,
  token_expired boolean
);

drop function if exists vendor_wallet.apply_batch(timestamptz, vendor_wallet.kind[], uuid[], bigint[], uuid[], uuid[], uuid[], bytea[], text[], boolean[],
  text[], text[], bigint[], boolean[], boolean[], boolean[], boolean);
drop function if exists vendor_wallet.facts_of(timestamptz, vendor_wallet.kind[], uuid[], bigint[], uuid[], uuid[], uuid[], bytea[], text[], boolean[],
  text[], text[], bigint[], boolean[], boolean[], boolean[], boolean);
drop function if exists vendor_wallet.lock_free_bets(timestamptz, uuid[], bigint[], boolean[]);

create type lottery.new_line as (
  number integer,
  play text,
  selection text,
  units integer,
  money_unit text,
  mode integer
);

-- A line on one draw.
create type lottery.new_bet as (
  draw uuid,
  line integer,
  multiple integer,
  is_half boolean,
  prices bigint[],
  stake bigint,
  most bigint,
  rebate bigint,
  rebates_to integer,
  -- A bound of the results it wins on, in millionths.
  coverage integer
);

-- By how much a slip adds to what stands on a number, each draw, play and number once; `''` for plays without single numbers.
create type lottery.exposed_number as (
  draw uuid,
  play text,
  number text,
  stake bigint,
  liability bigint,
  is_half boolean
);

create type lottery.new_slip as (
  id uuid,
  merchant_id uuid,
  member_id uuid,
  game text,
  category text,
  seed text,
  stops_on_win boolean,
  chain jsonb,
  -- What may be staked by the member on a draw, and stand on a number and on a play without single numbers; from where on a number is sold at half rate.
  member_most bigint,
  number_most bigint,
  play_most bigint,
  half_from bigint,
  -- Of `new_line`: as JSON and not as an array like the bets, since the planner expects few rows of an array of unknown length and would join two of
  -- them row by row.
  lines jsonb
);

drop function if exists lottery.take_slip(timestamptz, uuid, uuid, uuid, text, text, text, boolean, jsonb, jsonb, jsonb, uuid[], text[], text[], bigint[],
  bigint[], boolean[], bigint, bigint, bigint, bigint);
