-- What operators tell their readers: banners, notices, pop-ups, the hot strip, and what concerns a vendor or a game.
create schema announcements;
grant usage on schema announcements to lanna_app;

create table announcements.announcement (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  -- B banner · PL notice to players · PU pop-up · PR notice of a promotion · H hot strip · GAME about a vendor or a game.
  type text not null check (type in ('B', 'PL', 'PU', 'PR', 'H', 'GAME')),
  title platform.local_text not null,
  -- One line below the title.
  summary platform.local_text,
  -- Clean rich text.
  content platform.local_text,
  -- Of the topic files.
  picture_id uuid,
  link text check (char_length(link) between 1 and 500),
  position integer not null check (position between 0 and 9999),
  -- Switched off by hand it runs at no time.
  enabled boolean not null,
  starts_at timestamptz not null,
  -- It runs before this instant, not at it.
  ends_at timestamptz check (ends_at > starts_at),
  readers text not null check (readers in ('everybody', 'visitors', 'members')),
  -- Rank levels; none named: all of them.
  ranks smallint[] not null default '{}',
  -- Languages of the reader's page; none named: all of them.
  languages text[] not null default '{}',
  -- Members who registered within so many days.
  new_member_days integer check (new_member_days between 1 and 365),
  -- Of GAME: what it is about.
  game_kind text check (game_kind in ('maintenance', 'news')),
  vendor_id uuid,
  game_id uuid,
  changed_at timestamptz not null,
  changed_by text not null,
  version integer not null default 1,
  check (readers = 'members' or (ranks = '{}' and new_member_days is null)),
  check ((type = 'GAME') = (game_kind is not null)),
  check ((game_kind is null) = (vendor_id is null)),
  check (game_id is null or vendor_id is not null),
  check (type <> 'B' or picture_id is not null)
);
create index announcement_of_brand on announcements.announcement (merchant_id, type, position, starts_at desc, id);
create index announcement_begins on announcements.announcement (starts_at) where enabled;
create index announcement_ends on announcements.announcement (ends_at) where enabled and ends_at is not null;
create index announcement_picture on announcements.announcement (picture_id) where picture_id is not null;
grant select, insert, update, delete on announcements.announcement to lanna_app;

-- Pop-ups that members have seen, on whichever device.
create table announcements.seen (
  member_id uuid not null,
  announcement_id uuid not null references announcements.announcement on delete cascade,
  seen_at timestamptz not null,
  primary key (member_id, announcement_id)
);
create index seen_announcement on announcements.seen (announcement_id);
grant select, insert, delete on announcements.seen to lanna_app;

-- Up to when open pages have been told of what begins and ends. One row.
create table announcements.told (
  one boolean primary key default true check (one),
  until timestamptz not null
);
insert into announcements.told (until) values (now());
grant select, update on announcements.told to lanna_app;

update operators.role set permissions = permissions || '{announcements.*}', version = version + 1 where code = 'content';
update operators.role set permissions = permissions || '{announcements.read}', version = version + 1 where code = 'support';
