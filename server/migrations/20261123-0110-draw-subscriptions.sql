-- Lotteries that members follow: their devices are told when a draw has its result.
create schema follows;
grant usage on schema follows to lanna_app;

create table follows.game_follow (
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  -- Of `rules/src/lottery/games.ts`.
  game_code text not null check (game_code ~ '^[A-Z0-9_]{1,40}$'),
  followed_at timestamptz not null,
  primary key (member_id, game_code)
);
create index follow_of_game on follows.game_follow (game_code, member_id);
grant select, insert, delete on follows.game_follow to lanna_app;

-- A version of a result on its way to those who follow its game, and for two days after.
create table follows.telling (
  draw_id uuid not null,
  version integer not null,
  game_code text not null,
  numero text not null,
  result text not null,
  given_at timestamptz not null,
  -- How far it has come: every follower up to this member has been told.
  told_through uuid,
  ended_at timestamptz,
  primary key (draw_id, version)
);
create index telling_waiting on follows.telling (given_at) where ended_at is null;
grant select, insert, update, delete on follows.telling to lanna_app;

-- Until when results have been looked through. One row; what was drawn before anybody could follow is not told.
create table follows.looked (
  one boolean primary key default true check (one),
  until timestamptz not null
);
insert into follows.looked (until) values (now());
grant select, update on follows.looked to lanna_app;

create index result_given on draws.result (given_at);
