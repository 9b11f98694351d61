-- Groups of a brand's players with a share of the bounds of their own (decision 211). Who is in one, and why, stands with the person who said so.
create table studio.sports_group (
  id uuid primary key,
  operator_id text not null,
  name text not null check (length(name) between 1 and 60),
  unique (operator_id, name)
);
create table studio.sports_group_player (
  player_id uuid primary key references studio.player on delete cascade,
  group_id uuid not null references studio.sports_group,
  reason text not null check (length(reason) between 5 and 500),
  set_by text not null,
  set_at timestamptz not null default clock_timestamp()
);
create index on studio.sports_group_player (group_id);
alter table studio.sports_limit drop constraint sports_limit_scope_check;
alter table studio.sports_limit add constraint sports_limit_scope_check check (scope in ('all', 'competition', 'group', 'player'));

grant select, insert on studio.sports_group, studio.sports_group_player to lanna_studio;
grant update (group_id, reason, set_by, set_at) on studio.sports_group_player to lanna_studio;
grant delete on studio.sports_group_player to lanna_studio;
