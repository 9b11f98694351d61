-- What each member has moved and played in all, counted once from the streams that teams count, and rules over these figures that other topics use by name.
create schema segments;
grant usage on schema segments to lanna_app;

-- Its one row comes with the first counting.
create table segments.progress (
  only_row boolean primary key default true check (only_row),
  bets_to bigint not null,
  money_to bigint not null
);
grant select on segments.progress to lanna_app;

create table segments.figure (
  member_id uuid primary key,
  merchant_id uuid not null,
  deposits bigint not null default 0,
  deposit_count bigint not null default 0,
  withdrawals bigint not null default 0,
  withdrawal_count bigint not null default 0,
  bonuses bigint not null default 0,
  bets bigint not null default 0,
  stake bigint not null default 0,
  payout bigint not null default 0,
  -- Deposits less withdrawals, and stakes less payouts: lists are sorted by them.
  net bigint not null generated always as (deposits - withdrawals) stored,
  ggr bigint not null generated always as (stake - payout) stored,
  -- Of the last deposit that was credited, also where it was taken back later.
  last_deposit_at timestamptz,
  last_bet_day date
) with (fillfactor = 80);
create index figure_by_net on segments.figure (merchant_id, net desc, member_id desc);
create index figure_by_ggr on segments.figure (merchant_id, ggr desc, member_id desc);
create index figure_by_deposits on segments.figure (merchant_id, deposits desc, member_id desc);
create index figure_by_last_deposit on segments.figure (merchant_id, (coalesce(last_deposit_at, '-infinity'::timestamptz)) desc, member_id desc);
grant select on segments.figure to lanna_app;

create table segments.segment (
  id uuid primary key,
  merchant_id uuid not null,
  name text not null check (length(name) between 1 and 80),
  -- By figure the least and the most of it; all of them hold.
  conditions jsonb not null,
  version integer not null default 1 check (version > 0),
  changed_by text not null,
  changed_at timestamptz not null,
  removed_at timestamptz
);
create unique index segment_name on segments.segment (merchant_id, lower(name)) where removed_at is null;
grant select, insert, update on segments.segment to lanna_app;

-- What a segment has said, and since when: what was counted and approved is carried out by the conditions of that moment.
create table segments.version (
  segment_id uuid not null references segments.segment,
  version integer not null,
  conditions jsonb not null,
  changed_at timestamptz not null,
  primary key (segment_id, version)
);
grant select, insert on segments.version to lanna_app;

-- When the audience of a broadcast was counted to be sent off: its segment counts as it stood then.
alter table inbox.broadcast add column audience_at timestamptz;

update operators.role set permissions = permissions || '{segments.read,segments.write}', version = version + 1
where code in ('risk', 'finance') and not permissions @> '{segments.read}';
update operators.role set permissions = permissions || '{segments.read}', version = version + 1
where code = 'support' and not permissions @> '{segments.read}';
