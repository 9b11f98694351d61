-- Bounds that a brand sets for a sport or a league in amounts (decision 223), beside its shares for leagues, groups and players. The smallest that holds for a slip counts.
create table studio.sports_sport (
  code text primary key check (code ~ '^[a-z0-9_]{2,30}$'),
  names jsonb not null check (names ?& array['TH', 'EN'])
);
insert into studio.sports_sport values ('football', '{"TH": "ฟุตบอล", "EN": "Football"}');
alter table studio.sports_competition add column sport text not null default 'football' references studio.sports_sport;

create table studio.sports_bound (
  operator_id text not null,
  scope text not null check (scope in ('sport', 'competition')),
  -- The code of the sport, or the id of the competition.
  subject text not null,
  -- Of a slip; null: as for all.
  most_stake bigint check (most_stake > 0),
  most_paid bigint check (most_paid > 0),
  -- Of the whole book, up to which the brand's players may add to it.
  of_selection bigint check (of_selection > 0),
  of_fixture bigint check (of_fixture > 0),
  reason text not null check (length(reason) between 5 and 500),
  set_by text not null,
  set_at timestamptz not null default clock_timestamp(),
  primary key (operator_id, scope, subject),
  check (coalesce(most_stake, most_paid, of_selection, of_fixture) is not null)
);
grant select on studio.sports_sport to lanna_studio;
grant select, insert, delete on studio.sports_bound to lanna_studio;
grant update (most_stake, most_paid, of_selection, of_fixture, reason, set_by, set_at) on studio.sports_bound to lanna_studio;
