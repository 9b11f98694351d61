-- What operators change of a brand: counted, kept with what stood before, and undone as a new change.
alter table brands.merchant add column version integer not null default 1;

-- One change, by setting: `{"site.region.mode": "allow"}`. It never holds a secret.
create table brands.change (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  -- Of the brand after it.
  version integer not null,
  at timestamptz not null,
  operator_id uuid not null,
  operator_name text not null,
  reason text,
  before jsonb not null,
  after jsonb not null,
  undoes uuid references brands.change,
  -- Where a second operator approved it.
  proposal_id uuid
);
create index change_of_brand on brands.change (merchant_id, at desc, id desc);
create index change_undone on brands.change (undoes) where undoes is not null;
grant select, insert on brands.change to lanna_app;
create trigger append_only before update or delete on brands.change
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on brands.change
  for each statement execute function ledger.refuse_change();

-- The body comes with server/sql; a change by a script or by hand is counted too.
create function brands.number_version() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger number_version before update on brands.merchant
  for each row execute function brands.number_version();
