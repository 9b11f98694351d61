-- Bonuses that look as if one person had taken more than one, or had risked nothing: for operators to decide about. Nothing follows by itself.
create table bonuses.abuse_case (
  bonus_id uuid primary key references bonuses.bonus,
  merchant_id uuid not null,
  member_id uuid not null,
  -- What was found, as `ABUSE_SIGNALS` of the contract names it.
  signals text[] not null check (cardinality(signals) > 0),
  -- Accounts it was found with.
  others uuid[] not null,
  -- Bets of two accounts against one another, of so many at the same moment in the same game; and bets of one whose sides cancel out.
  opposite_bets integer not null default 0 check (opposite_bets >= 0),
  covered_bets integer not null default 0 check (covered_bets >= 0),
  found_at timestamptz not null,
  last_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'cleared', 'confirmed')),
  reason text,
  decided_by text,
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null)),
  version integer not null default 1
);
create index abuse_case_of_brand on bonuses.abuse_case (merchant_id, found_at desc, bonus_id desc);
create index abuse_case_open on bonuses.abuse_case (merchant_id, found_at) where state = 'open';
grant select, insert, update on bonuses.abuse_case to lanna_app;

-- Who watches risks decides about cases; to take a bonus back stays the act of two.
update operators.role set permissions = permissions || '{bonuses.revoke}', version = version + 1
where code = 'risk' and not permissions @> '{bonuses.revoke}';
