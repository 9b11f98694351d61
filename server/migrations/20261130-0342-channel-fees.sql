-- What a payment channel charges the brand for each deposit that is credited, or withdrawal that is paid, from a day on. Nothing is rewritten: of several rows for
-- a day the last entered is in force, and the others say what was thought before.
create sequence reports.channel_fee_number;
create table reports.channel_fee (
  number bigint primary key default nextval('reports.channel_fee_number'),
  merchant_id uuid not null references brands.merchant,
  channel_code text not null check (channel_code <> ''),
  direction text not null check (direction in ('in', 'out')),
  from_day date not null,
  -- Parts of 100 000 of the amount, and so much for each.
  share integer not null check (share between 0 and 100000),
  fixed bigint not null check (fixed >= 0),
  entered_at timestamptz not null,
  entered_by text not null
);
create index channel_fee_in_force on reports.channel_fee (merchant_id, channel_code, direction, from_day desc, number desc);
create trigger append_only before update or delete on reports.channel_fee
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on reports.channel_fee
  for each statement execute function ledger.refuse_change();
grant select, insert on reports.channel_fee to lanna_app;
grant usage on sequence reports.channel_fee_number to lanna_app;
