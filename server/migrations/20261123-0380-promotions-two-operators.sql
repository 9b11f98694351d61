-- What a promotion can pay is decided by two operators above a limit; what one decides alone is counted. One person's accounts claim once.

-- The proposal about this promotion that waits for a second operator.
alter table promotions.promotion add column proposal_id uuid;

-- What pays by itself has a budget. One that was published without is left with what it has spent and one reward more.
update promotions.promotion p
  set budget_total = p.reward_amount + coalesce((select s.total from promotions.spending s where s.promotion_id = p.id), 0),
    version = version + 1
  where kind = 'claim' and state = 'published' and budget_total is null and budget_day is null;
alter table promotions.promotion add constraint claims_have_a_budget
  check (kind <> 'claim' or state <> 'published' or budget_total is not null or budget_day is not null);

-- What an operator has published or paid without a second one: many small amounts count as one large one.
create table promotions.alone (
  what text not null check (what in ('publish', 'issue')),
  -- The promotion, or the application.
  subject_id uuid not null,
  operator_id uuid not null,
  merchant_id uuid not null references brands.merchant,
  -- Who was paid.
  member_id uuid check ((member_id is null) = (what = 'publish')),
  amount bigint not null check (amount >= 0),
  at timestamptz not null,
  primary key (what, subject_id, operator_id)
);
create index on promotions.alone (merchant_id, at);
grant select, insert on promotions.alone to lanna_app;
grant update (amount, at) on promotions.alone to lanna_app;

-- By what the person behind a claim is known again, as digests that only the portal can make: the next account of the same person finds them.
create table promotions.claimed_by_person (
  promotion_id uuid not null references promotions.promotion,
  -- As of the claim.
  claimed_for text not null,
  digest bytea not null check (length(digest) = 32),
  application_id uuid not null references promotions.application,
  primary key (promotion_id, claimed_for, digest)
);
grant select, insert on promotions.claimed_by_person to lanna_app;

-- ── who may ─────────────────────────────────────────────────────────────────────────────────────────────────────────
-- No role of writers has it: they write, and propose what is to be published.
update operators.role set permissions = permissions || '{promotions.publish}', version = version + 1 where code = 'finance';
