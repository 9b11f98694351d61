-- What a brand gives to the first and to the sixteenth shot of a round of Yeekee: each row holds from its moment on, and a shot is promised what was set when it was
-- sent. Nothing without a row. Append-only.
create table lottery.shot_prize (
  merchant_id uuid not null references brands.merchant,
  version integer not null check (version > 0),
  first_prize bigint not null check (first_prize >= 0),
  sixteenth_prize bigint not null check (sixteenth_prize >= 0),
  -- What the member must have staked on the round.
  min_stake bigint not null check (min_stake > 0),
  -- By the database's clock, as shots are.
  set_at timestamptz not null,
  primary key (merchant_id, version)
);
grant select, insert on lottery.shot_prize to lanna_app;

-- What was paid, once for each place of a round. Append-only; its id is the reference of the posting.
create table lottery.paid_shot_prize (
  id uuid primary key,
  draw_id uuid not null references draws.draw,
  place text not null check (place in ('first', 'sixteenth')),
  number integer not null,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  paid_at timestamptz not null,
  unique (draw_id, place)
);
grant select, insert on lottery.paid_shot_prize to lanna_app;

insert into ledger.posting_rule (code, debit_kind, credit_kind)
select 'shot_prize', 'promotion', code from ledger.account_kind where is_wallet;
