-- A brand that plays for real money takes bets and deposits only while it is open; two operators open it, one closes it.
alter table brands.merchant
  add column real_open boolean not null default false,
  -- Since when it is no demonstration any more; null for one that is, and for one that never was.
  add column real_since timestamptz;
-- Read by every bet.
alter table brands.merchant add column takes_money boolean not null
  generated always as (real_open or settings ->> 'demo' is distinct from 'false') stored;

-- Each time a brand was open for real money.
create table brands.opening (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  opened_at timestamptz not null,
  -- Both operators.
  opened_by text not null,
  reason text not null,
  proposal_id uuid not null,
  -- The checklist as it was met.
  points jsonb not null check (jsonb_typeof(points) = 'array'),
  closed_at timestamptz check (closed_at >= opened_at),
  closed_by text,
  closed_reason text,
  check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (closed_reason is null))
);
create unique index opening_in_force on brands.opening (merchant_id) where closed_at is null;
create index opening_of_brand on brands.opening (merchant_id, opened_at desc);
grant select, insert on brands.opening to lanna_app;
grant update (closed_at, closed_by, closed_reason) on brands.opening to lanna_app;

-- The body comes with server/sql.
create function brands.keep_real() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger keep_real before update on brands.merchant for each row execute function brands.keep_real();
