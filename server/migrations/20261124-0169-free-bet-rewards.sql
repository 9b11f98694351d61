-- Free bets that a brand has granted, each a reward that its vendor was sent under this id. A vendor with the addition `free_bets` places free
-- bets for them alone.
create table vendor_wallet.reward (
  id uuid primary key,
  merchant_id uuid not null,
  vendor_id uuid not null,
  member_id uuid not null,
  account_id bigint not null,
  currency text not null,
  -- The vendor's code of the one game it is for; null: any of the vendor's.
  game text check (char_length(game) between 1 and 255),
  bet_count integer not null check (bet_count between 1 and 1000),
  bet_value bigint not null check (bet_value > 0),
  -- Bets that were placed for it and not rolled back. Written by the wallet alone.
  used integer not null default 0 check (used between 0 and bet_count),
  granted_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > granted_at),
  granted_by uuid not null,
  granted_by_name text not null,
  reason text not null,
  -- Two operators have agreed to it; null: one has decided alone, which counts towards that operator's limit.
  proposal_id uuid unique,
  cancelled_at timestamptz,
  cancelled_by_name text,
  cancel_reason text,
  check ((cancelled_at is null) = (cancelled_by_name is null) and (cancelled_at is null) = (cancel_reason is null)),
  -- When the vendor has confirmed that it knows the reward, and that it knows of its cancellation; until then it is told again.
  created_at_vendor timestamptz,
  cancelled_at_vendor timestamptz,
  -- The vendor has refused it for good, with this status.
  refusal text,
  next_call_at timestamptz not null,
  calls_failed integer not null default 0
);
create index reward_of_member on vendor_wallet.reward (member_id, granted_at desc, id desc);
create index reward_by_time on vendor_wallet.reward (granted_at desc, id desc);
create index reward_to_send on vendor_wallet.reward (next_call_at)
  where refusal is null and (created_at_vendor is null or (cancelled_at is not null and cancelled_at_vendor is null));
grant select, insert on vendor_wallet.reward to lanna_app;
-- What was granted stays as it was, and how much of it was used is the wallet's.
grant update (cancelled_at, cancelled_by_name, cancel_reason, created_at_vendor, cancelled_at_vendor, refusal, next_call_at, calls_failed)
  on vendor_wallet.reward to lanna_app;

alter type vendor_wallet.facts
  -- Of a free bet that needs a reward: how many bets the named one has left for a bet like it.
  add attribute reward_left integer;

-- What vendors with the addition `lobby` say of themselves: one row for each answer, brand and vendor, which all visitors read alike.
create table vendor_wallet.vendor_answer (
  merchant_id uuid,
  vendor_id uuid,
  kind text check (kind in ('tables', 'rooms', 'jackpots')),
  answer jsonb not null,
  answer_sha256 bytea not null,
  changed_at timestamptz not null,
  -- The last time that the vendor said so.
  said_at timestamptz not null,
  primary key (merchant_id, vendor_id, kind)
);
grant select, insert, update, delete on vendor_wallet.vendor_answer to lanna_app;
-- Who asks for a brand, and when it was asked for last: one process at a time, and no more often than once a second.
create table vendor_wallet.lobby_turn (
  merchant_id uuid primary key,
  asked_at timestamptz not null
);
grant select, insert, update on vendor_wallet.lobby_turn to lanna_app;
