-- Promotions: what a brand gives away, who applied for it or claimed it, and what became of that.
create schema promotions;
grant usage on schema promotions to lanna_app;

create table promotions.category (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  name platform.local_text not null,
  position integer not null default 0 check (position between 0 and 100000),
  version integer not null default 1,
  created_at timestamptz not null
);
create index on promotions.category (merchant_id, position);
grant select, insert, update, delete on promotions.category to lanna_app;

create table promotions.promotion (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  category_id uuid not null references promotions.category,
  kind text not null check (kind in ('notice', 'application', 'claim')),
  state text not null default 'draft' check (state in ('draft', 'published', 'ended')),
  title platform.local_text not null,
  -- A line or two for the card. These three may be missing while it is a draft.
  text platform.local_text,
  -- Clean HTML.
  content platform.local_text,
  terms platform.local_text,
  -- Of files.picture, for everybody; null: the site draws one.
  picture_id uuid,
  -- Shown as coming soon from then on; null: not before it begins.
  announced_at timestamptz,
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  audience_kind text not null default 'all' check (audience_kind in ('all', 'new', 'rank')),
  -- Days since the registration, or the least level.
  audience_value integer check ((audience_value is null) = (audience_kind = 'all')),
  position integer not null default 0 check (position between 0 and 100000),
  reward_kind text check (reward_kind in ('fixed', 'up_to')),
  reward_amount bigint check (reward_amount > 0),
  currency text not null,
  frequency text check (frequency in ('once', 'daily')),
  applications_max integer check (applications_max between 1 and 1000),
  pictures_least integer not null default 0 check (pictures_least between 0 and 3),
  budget_total bigint check (budget_total > 0),
  budget_day bigint check (budget_day > 0),
  wagering_multiplier integer not null default 0 check (wagering_multiplier between 0 and 100),
  version integer not null default 1,
  created_at timestamptz not null,
  created_by text not null,
  published_at timestamptz,
  published_by text,
  ended_at timestamptz,
  ended_by text,
  check ((kind = 'notice') = (reward_kind is null)),
  check ((reward_kind is null) = (reward_amount is null)),
  check ((kind = 'claim') = (frequency is not null)),
  check ((kind = 'application') = (applications_max is not null)),
  check (kind <> 'claim' or reward_kind = 'fixed'),
  check ((state = 'draft') = (published_at is null)),
  check ((state = 'ended') = (ended_at is not null)),
  -- A wagering condition needs a bonus engine to follow it; there is none yet.
  constraint no_wagering_condition check (state = 'draft' or wagering_multiplier = 0)
);
create index on promotions.promotion (merchant_id, state, position);
create index on promotions.promotion (category_id);
create index on promotions.promotion (starts_at) where state = 'published';
grant select, insert, update on promotions.promotion to lanna_app;

-- What a promotion has paid or has promised to pay; whoever pays holds the row, so a budget is never exceeded.
create table promotions.spending (
  promotion_id uuid primary key references promotions.promotion,
  payments integer not null default 0 check (payments >= 0),
  total bigint not null default 0 check (total >= 0),
  -- Of the brand, as yyyy-mm-dd; what was spent on it.
  day text,
  on_day bigint not null default 0 check (on_day >= 0)
);
grant select, insert, update on promotions.spending to lanna_app;

-- One member with one promotion; whoever applies or claims holds the row, so that two presses come one after the other.
create table promotions.participation (
  promotion_id uuid not null references promotions.promotion,
  member_id uuid not null,
  applications integer not null default 0,
  latest_id uuid,
  primary key (promotion_id, member_id)
);
create index on promotions.participation (member_id);
grant select, insert, update on promotions.participation to lanna_app;

create table promotions.application (
  -- Also the reference of its posting.
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  promotion_id uuid not null references promotions.promotion,
  member_id uuid not null,
  kind text not null check (kind in ('application', 'claim')),
  state text not null check (state in
    ('applying', 'processing', 'joined', 'signed', 'issued', 'claimed', 'rejected', 'closed')),
  remark text not null default '' check (char_length(remark) <= 140),
  -- Of the page it was sent from.
  language text not null,
  pictures uuid[] not null default '{}' check (cardinality(pictures) <= 3),
  reward bigint check (reward > 0),
  currency text not null,
  -- What the desk wrote to the member last.
  words text not null default '' check (char_length(words) <= 500),
  -- Of a claim: the brand's day it counts for, or `once`.
  claimed_for text check ((kind = 'claim') = (claimed_for is not null)),
  -- While a second operator has to approve the payment.
  proposal_id uuid check ((state = 'signed') = (proposal_id is not null)),
  -- The brand's day on which the reward was taken from the budget.
  spent_on text check ((state in ('signed', 'issued', 'claimed')) = (spent_on is not null)),
  handled_by text,
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check (spent_on is null or reward is not null),
  check (kind = 'application' or state = 'claimed')
);
create unique index application_open on promotions.application (promotion_id, member_id)
  where state in ('applying', 'processing', 'joined', 'signed');
create unique index claim_of_day on promotions.application (promotion_id, member_id, claimed_for) where kind = 'claim';
create index application_of_brand on promotions.application (merchant_id, created_at desc, id desc);
create index application_of_member on promotions.application (member_id, created_at desc, id desc);
create index application_of_promotion on promotions.application (promotion_id, created_at desc);
create index application_waiting on promotions.application (merchant_id, created_at) where state in ('applying', 'processing');
grant select, insert on promotions.application to lanna_app;
grant update (state, reward, words, proposal_id, spent_on, handled_by, version, changed_at, pictures) on promotions.application
  to lanna_app;

-- Every move of an application.
create table promotions.move (
  id uuid primary key,
  application_id uuid not null references promotions.application,
  -- Null: it was sent or claimed.
  from_state text,
  to_state text not null,
  -- Null: the member.
  operator_name text,
  words text not null default '',
  reward bigint,
  at timestamptz not null
);
create index move_of_application on promotions.move (application_id, at, id);
grant select, insert on promotions.move to lanna_app;
create trigger append_only before update or delete on promotions.move
  for each row execute function ledger.refuse_change();

-- Pictures of applications, of files.picture, shown to nobody but by a call that proves who asks.
create table promotions.uploaded_picture (
  picture_id uuid primary key,
  merchant_id uuid not null,
  member_id uuid not null,
  application_id uuid references promotions.application,
  uploaded_at timestamptz not null
);
create index on promotions.uploaded_picture (member_id, uploaded_at);
create index on promotions.uploaded_picture (uploaded_at) where application_id is null;
create index on promotions.uploaded_picture (application_id) where application_id is not null;
grant select, insert, delete on promotions.uploaded_picture to lanna_app;
grant update (application_id) on promotions.uploaded_picture to lanna_app;

-- Up to when pages have been told of what begins and ends.
create table promotions.told (
  only_row boolean primary key default true check (only_row),
  until timestamptz not null
);
insert into promotions.told (until) values (now());
grant select, update on promotions.told to lanna_app;

-- ── money ───────────────────────────────────────────────────────────────────────────────────────────────────────────
insert into ledger.posting_rule (code, debit_kind, credit_kind)
select 'promotion_reward', 'promotion', code from ledger.account_kind where is_wallet;

-- ── who may ─────────────────────────────────────────────────────────────────────────────────────────────────────────
update operators.role set permissions = permissions || '{promotions.read,promotions.change}', version = version + 1
  where code = 'content';
update operators.role set permissions = permissions || '{promotions.read,promotions.decide}', version = version + 1
  where code in ('finance', 'support');
update operators.role set permissions = permissions || '{promotions.read}', version = version + 1 where code = 'risk';
