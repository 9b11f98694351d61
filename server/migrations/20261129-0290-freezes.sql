-- Winnings of a member that operators hold while they look at how they were won: a hold of the ledger under the id of the freeze. One operator
-- begins it for a day, another keeps it; nothing of it is ever taken here.
create schema freezes;
grant usage on schema freezes to lanna_app;

create table freezes.freeze (
  id uuid primary key,
  merchant_id uuid not null,
  member_id uuid not null,
  currency text not null,
  -- Of whose games the winnings are, and the case there as that vendor numbers it.
  vendor_code text not null,
  case_number text not null check (char_length(case_number) between 1 and 80),
  -- What was asked for, and what of it was there.
  asked bigint not null check (asked > 0),
  held bigint not null check (held between 1 and asked),
  reason text not null,
  -- begun: for a day, by one · kept: by two, for longer · released: by an operator · lapsed: by itself, or because the second operator refused.
  state text not null check (state in ('begun', 'kept', 'released', 'lapsed')),
  begun_by uuid not null,
  begun_by_name text not null,
  begun_at timestamptz not null,
  -- When it lapses by itself.
  until timestamptz not null,
  kept_by_name text,
  kept_at timestamptz,
  check ((kept_at is null) = (kept_by_name is null)),
  check ((state = 'kept') <= (kept_at is not null) and (state = 'begun') <= (kept_at is null)),
  ended_by_name text,
  ended_at timestamptz,
  end_reason text,
  check ((ended_at is null) = (state in ('begun', 'kept'))),
  version integer not null default 1
);
-- A member has one at a time.
create unique index freeze_in_force on freezes.freeze (member_id) where state in ('begun', 'kept');
create index freeze_due on freezes.freeze (until) where state in ('begun', 'kept');
create index freeze_of_member on freezes.freeze (member_id, begun_at desc);
create index freeze_of_brand on freezes.freeze (merchant_id, begun_at desc, id desc);
grant select, insert on freezes.freeze to lanna_app;
grant update (state, until, kept_by_name, kept_at, ended_by_name, ended_at, end_reason, version) on freezes.freeze to lanna_app;

update operators.role set permissions = permissions || '{freezes.read}', version = version + 1
where code in ('support', 'finance') and not permissions @> '{freezes.read}';
update operators.role set permissions = permissions || '{freezes.read,freezes.freeze}', version = version + 1
where code = 'risk' and not permissions @> '{freezes.freeze}';
