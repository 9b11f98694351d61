-- A batch is decided from facts that are gathered first; free bets get limits; what brands say of betting is kept ready.

-- Read by every bet, so computed when the settings are written. A setting that is no amount refuses every stake: a
-- protection that cannot be read must not vanish. The default is that of server/src/modules/brands/brand.ts.
alter table brands.merchant
  add column max_stake bigint not null generated always as (case
    when not settings ? 'maxStake' then 5000000000
    when settings ->> 'maxStake' ~ '^\d{1,14}(\.\d{1,5})?$'
      then least((settings ->> 'maxStake')::numeric * 100000, 9223372036854775807)::bigint
    else 0
  end) stored,
  add column games_open boolean not null generated always as (settings ->> 'gamesOpen' is distinct from 'false') stored;

-- What a vendor may give away in the brand's name, in one bet and in a day of the brand's. Null: nothing.
alter table catalogue.brand_vendor
  add column free_bet_max bigint check (free_bet_max between 0 and 100000000000000000),
  add column free_bet_day_max bigint check (free_bet_day_max between 0 and 100000000000000000);

-- What a vendor has given away on a day, whatever was rolled back since.
create table vendor_wallet.free_bet_day (
  merchant_id uuid not null,
  vendor_id uuid not null,
  day date not null,
  amount bigint not null check (amount >= 0),
  primary key (merchant_id, vendor_id, day)
);
grant select on vendor_wallet.free_bet_day to lanna_app;

-- A call beside everything its decision hangs on.
create type vendor_wallet.facts as (
  -- The call; its place in the batch, from 1.
  place integer,
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
  token_expired boolean,
  -- The player; what may be staked when the call's turn comes.
  merchant_id uuid,
  member_id uuid,
  member_status text,
  account_currency text,
  available bigint,
  -- What brand and vendor allow.
  brand_enabled boolean,
  vendor_code text,
  vendor_enabled boolean,
  game_enabled boolean,
  category text,
  max_stake bigint,
  free_bet_max bigint,
  free_bet_day_max bigint,
  free_bets_today bigint,
  -- The first reply to the request, and what has become of the transaction, if either came before.
  known_reply vendor_wallet.status,
  known_balance bigint,
  same_request boolean,
  known_status vendor_wallet.status,
  same_transaction boolean,
  rolled_back boolean,
  -- The transaction it refers to.
  ref_kind vendor_wallet.kind,
  ref_status vendor_wallet.status,
  ref_account bigint,
  ref_amount bigint,
  ref_free boolean,
  ref_rolled_back boolean,
  ref_has_live_win boolean,
  -- The bet on record: that of the reference, else the one of the named round.
  bet_id uuid,
  bet_reference text,
  bet_closed boolean
);

-- What is done with a call.
create type vendor_wallet.decision as (
  status vendor_wallet.status,
  -- The stored reply was given once more: nothing is written.
  is_answered boolean,
  -- For good, so that the transaction gets its row.
  is_final boolean,
  -- What is done (direction 1) or undone (-1); null when nothing is.
  effect vendor_wallet.kind,
  direction integer,
  -- By how much, and how much of it the player cannot pay back and owes.
  moved bigint,
  owed bigint,
  from_promotion boolean,
  -- A win that came after its round was closed.
  late boolean,
  on_bet uuid,
  -- What may be staked after it.
  balance bigint
);

drop view if exists brands.brand_time_zone;
drop function vendor_wallet.apply_batch, vendor_wallet.max_stake, vendor_wallet.close_round;

alter table vendor_wallet.round_walk rename to reconciliation_cursor;
alter table vendor_wallet.reconciliation_cursor rename column walked_to to placed_before;
alter table vendor_wallet.reconciliation_cursor rename constraint round_walk_pkey to reconciliation_cursor_pkey;
alter table vendor_wallet.round_review rename to reconciliation_case;
alter table vendor_wallet.reconciliation_case rename column round_id to bet_id;
alter table vendor_wallet.reconciliation_case rename constraint round_review_pkey to reconciliation_case_pkey;
alter table vendor_wallet.provider_tx rename column round_id to bet_id;
