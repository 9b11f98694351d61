-- What wins of a vendor may come to: in one round, and in a day beyond what was staked. What goes beyond is held until operators decide.

-- By currency: {"THB": ["<largest win of a round>", "<largest net win of a day>"]}, in 1/100 000; a currency that is not there has the standard
-- of server/sql/catalogue/win_limit.sql.
alter table catalogue.vendor add column win_limits jsonb not null default '{}';

-- Vendors that brands have played with keep room for whatever their games can pay; operators lower it to what they know of them.
update catalogue.vendor v set win_limits = (
  select coalesce(jsonb_object_agg(c, jsonb_build_array((1500000000000 * times)::text, (6000000000000 * times)::text)), '{}')
  from unnest(v.currencies) c
  cross join lateral (select case when c in ('VND', 'IDR', 'LAK') then 500 else 1 end::bigint as times) t);

-- A win that was taken and is not paid: the vendor counts it as done, the member sees it, operators decide.
create table vendor_wallet.held_win (
  vendor_id uuid not null,
  transaction_uuid uuid not null,
  bet_id uuid not null,
  merchant_id uuid not null,
  member_id uuid not null,
  account_id bigint not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  -- Which limit it was beyond.
  beyond text not null check (beyond in ('round', 'day')),
  -- Its vendor said that the round was over.
  closes boolean not null,
  -- undone: its vendor has rolled it back.
  state text not null default 'held' check (state in ('held', 'released', 'refused', 'undone')),
  held_at timestamptz not null,
  decided_at timestamptz,
  primary key (vendor_id, transaction_uuid),
  check ((state = 'held') = (decided_at is null))
);
create index held_win_of_bet on vendor_wallet.held_win (bet_id);
create index held_win_of_member on vendor_wallet.held_win (member_id) where state = 'held';
grant select on vendor_wallet.held_win to lanna_app;

-- What wins of a vendor have come to on a day (UTC) beyond what was staked, over all brands; the sum of the slots counts. A slot for some
-- connections each, so that batches do not wait for one another's row.
create table vendor_wallet.win_day (
  vendor_id uuid not null,
  currency text not null,
  day date not null,
  slot smallint not null,
  counted bigint not null,
  primary key (vendor_id, currency, day, slot)
) with (fillfactor = 50);
grant select on vendor_wallet.win_day to lanna_app;

alter table vendor_wallet.reconciliation_case
  drop constraint reconciliation_case_kind_check,
  add check (kind in ('left_open', 'rollback_refused', 'win_held')),
  drop constraint reconciliation_case_outcome_check,
  add check (outcome in ('resolved', 'closed', 'voided', 'paid', 'released', 'refused'));

alter type vendor_wallet.facts
  -- Of a win: what its round may still be paid; the vendor's limit of a day; and what is left of the day, where a batch may go beyond it.
  add attribute win_round_left bigint,
  add attribute win_day_max bigint,
  add attribute win_day_left bigint,
  -- Of a rollback: its win was held, and never counted for a day.
  add attribute ref_held boolean;
alter type vendor_wallet.decision
  -- Of a win that is taken and not paid.
  add attribute held bigint;

-- An operator's own decision is under no limit of the vendor's.
drop function if exists vendor_wallet.apply_batch, vendor_wallet.facts_of;
