-- Margins that people of the book have set, by version (decision 223): the newest stands, and prices made from then on hold it. What was before stays.
create table studio.sports_margin_sheet (
  version integer primary key check (version > 0),
  -- By kind of market, in thousandths: `{"result": 45}`. Kinds left out stand at the published ones.
  margins jsonb not null check (jsonb_typeof(margins) = 'object'),
  reason text not null check (length(reason) between 5 and 500),
  operator_id text not null,
  set_by text not null,
  set_at timestamptz not null default clock_timestamp()
);
grant select, insert on studio.sports_margin_sheet to lanna_studio;
