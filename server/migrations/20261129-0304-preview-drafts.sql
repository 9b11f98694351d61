-- What an operator has changed of a brand's look and not saved, for the frames of the preview: the last of each operator and brand, for as long as its pass is good.
create table brands.preview_draft (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  operator_id uuid not null,
  changes jsonb not null check (jsonb_typeof(changes) = 'object'),
  until timestamptz not null,
  unique (merchant_id, operator_id)
);
create index on brands.preview_draft (until);
grant select, insert, delete on brands.preview_draft to lanna_app;
