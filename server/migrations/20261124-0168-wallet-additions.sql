-- What a vendor may say beyond the published protocol, where its record switches it on (docs/vendor-wallet-additions.md). Calls and facts carry it in one
-- attribute that is null for all others, so that a call without additions costs what it did.

alter table catalogue.vendor add column additions text[] not null default '{}' check (additions <@ array['unused_stake', 'at_stake',
  'valid_turnover', 'bet', 'closes_at', 'rounds', 'correct', 'batch', 'lobby', 'free_bets']);

-- Of a bet on record: stake that was reserved and not played, no part of `stake`; how often its payout was corrected; and what its vendor calls
-- it, for people.
alter table bets.bet
  add column unused_stake bigint not null default 0 check (unused_stake >= 0),
  add column corrections integer not null default 0 check (corrections >= 0),
  add column line text check (char_length(line) between 1 and 255);
alter type bets.change
  -- How much stake that was placed was not played, or, below zero, is played after all.
  add attribute unused_stake bigint,
  -- The number of the correction that this change is; null: none. A corrected bet stays settled, and no person need look at it.
  add attribute correction integer,
  add attribute line text;

alter type vendor_wallet.kind add value if not exists 'correct';

alter type vendor_wallet.call add attribute more jsonb;
alter type vendor_wallet.facts
  -- What the call says beyond the published protocol; of the one it refers to as well.
  add attribute more jsonb,
  add attribute ref_more jsonb,
  -- What of the bet that a win refers to may still be given back as not played; null: nothing.
  add attribute reserve_left bigint,
  add attribute ref_unused bigint,
  -- The bet on record.
  add attribute bet_status text,
  add attribute bet_payout bigint,
  add attribute bet_corrections integer,
  add attribute bet_turnover bigint;
alter type vendor_wallet.decision
  -- Of what a win moves: stake that was not played.
  add attribute unused bigint;

-- As its vendor sent it: amounts in our own units.
alter table vendor_wallet.provider_tx add column more jsonb;

-- Payouts of settled bets that became others. Only the difference moved.
create table vendor_wallet.correction (
  vendor_id uuid,
  transaction_uuid uuid,
  bet_id uuid not null,
  -- As its vendor counts the corrections of the bet; the highest is the one that holds.
  number integer not null check (number > 0),
  -- What the bet pays since.
  payout bigint not null check (payout >= 0),
  change bigint not null,
  at timestamptz not null,
  primary key (vendor_id, transaction_uuid),
  unique (bet_id, number)
);
grant select on vendor_wallet.correction to lanna_app;
create trigger append_only before update or delete on vendor_wallet.correction
  for each row execute function ledger.refuse_change();

-- When bets are expected to be over, as their vendors say; kept until then.
create table vendor_wallet.expected_end (
  bet_id uuid primary key,
  closes_at timestamptz not null
);
create index expected_end_by_time on vendor_wallet.expected_end (closes_at);
grant select, delete on vendor_wallet.expected_end to lanna_app;

-- With what was given back of it as not played: the state of a bet, and what counts of it, hang on that too.
drop function if exists bets.status_of(integer, integer, boolean, bigint, bigint);
-- Its place is taken by bets.changed_payout.
drop view if exists bets.won_bet;
