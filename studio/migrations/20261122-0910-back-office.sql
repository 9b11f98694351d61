-- The studio's own back office, for the people of operators whom their console lets in.

-- Launches that have been used, until they would have expired anyway.
create table studio.back_office_launch (
  jti uuid primary key,
  expires_at timestamptz not null
);
create index on studio.back_office_launch (expires_at);

-- Somebody of an operator's at work. The bearer token is stored as SHA-256 only.
create table studio.back_office_session (
  id uuid primary key,
  token_sha256 bytea not null unique,
  operator_id text not null,
  person_id text not null,
  person_name text not null,
  permissions text[] not null,
  created_at timestamptz not null,
  -- Moves with work, never past `ends_at`.
  idle_at timestamptz not null,
  ends_at timestamptz not null
);
create index on studio.back_office_session (ends_at);

-- What was done, by whom: written, never changed.
create table studio.back_office_act (
  id uuid primary key,
  operator_id text not null,
  person_id text not null,
  person_name text not null,
  action text not null,
  -- The game or the round it was done to, or what was searched for.
  subject text,
  reason text,
  at timestamptz not null
);
create index on studio.back_office_act (operator_id, id desc);

-- While a row is open, the operator's players start no new round of the game.
create table studio.game_stop (
  id uuid primary key,
  operator_id text not null,
  game_code text not null,
  reason text not null,
  stopped_at timestamptz not null,
  stopped_by text not null,
  opened_at timestamptz,
  opened_by text,
  check ((opened_at is null) = (opened_by is null))
);
create unique index on studio.game_stop (operator_id, game_code) where opened_at is null;

grant select, insert on studio.back_office_launch, studio.back_office_session, studio.back_office_act, studio.game_stop
  to lanna_studio;
grant delete on studio.back_office_launch, studio.back_office_session to lanna_studio;
grant update (idle_at) on studio.back_office_session to lanna_studio;
grant update (opened_at, opened_by) on studio.game_stop to lanna_studio;
