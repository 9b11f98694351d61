-- Results that people type (decision 194): the second without seeing what the first has typed. Both alike become the next version; two that differ are a case, and are typed anew.
create table studio.sports_report (
  fixture_id uuid not null references studio.sports_fixture,
  -- The version it would become.
  version integer not null check (version > 0),
  operator_id text not null,
  person_id text not null,
  person_name text not null,
  ended jsonb not null,
  reason text not null check (length(reason) between 5 and 500),
  at timestamptz not null default clock_timestamp(),
  -- One that has been compared is kept, and counts no more.
  compared_at timestamptz
);
create unique index on studio.sports_report (fixture_id, version) where compared_at is null;
create index on studio.sports_report (fixture_id, at);

grant select, insert on studio.sports_report to lanna_studio;
grant update (compared_at) on studio.sports_report to lanna_studio;
