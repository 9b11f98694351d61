-- What an operator keeps of a list of the console under a name: filters, sort and columns; own, or shared with colleagues of a brand.
create table operators.saved_view (
  id uuid primary key,
  operator_id uuid not null,
  -- The console's name of the table, and the page it stands on.
  list text not null check (length(list) between 1 and 80),
  name text not null check (length(name) between 1 and 60),
  search text not null check (length(search) <= 2000),
  columns jsonb not null,
  -- Whose operators see it; null: the one who keeps it, alone.
  shared_with uuid,
  changed_at timestamptz not null,
  version integer not null default 1 check (version > 0)
);
create unique index saved_view_name on operators.saved_view (operator_id, list, lower(name));
create index saved_view_shared on operators.saved_view (shared_with, list) where shared_with is not null;
grant select, insert, update, delete on operators.saved_view to lanna_app;
