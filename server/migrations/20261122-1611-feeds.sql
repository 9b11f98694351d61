-- Feeds: what others say of the draws of real lotteries, and what does not fit. A result is given to `draws` when the sayings agree.
create schema feeds;
grant usage on schema feeds to lanna_app;

-- Whom results of other lotteries are taken from by HTTP.
create table feeds.feed (
  code text primary key check (code ~ '^[A-Z0-9_]{2,20}$'),
  name text not null check (char_length(name) between 1 and 80),
  -- SPKI PEM, RSA.
  public_key text not null,
  -- SHA-256 of the key: two feeds with one key would not be two.
  key_fingerprint text not null unique check (key_fingerprint ~ '^[0-9a-f]{64}$'),
  games text[] not null,
  enabled boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null
);
grant select, insert on feeds.feed to lanna_app;
grant update (name, public_key, key_fingerprint, games, enabled, version) on feeds.feed to lanna_app;

-- How results of a game are come by. Without a row: not typed, two sayings, the patience of a default.
create table feeds.game (
  game_code text primary key references draws.game,
  -- Operators may type them.
  typed boolean not null default false,
  -- One saying of an enabled feed makes a result.
  one_is_enough boolean not null default false,
  -- A result that is later than that is an operator's affair.
  patience_minutes integer not null default 120 check (patience_minutes between 1 and 10080),
  version integer not null default 1
);
grant select, insert on feeds.game to lanna_app;
grant update (typed, one_is_enough, patience_minutes, version) on feeds.game to lanna_app;

-- Everything anybody has said of a draw's result. Append-only; what an operator has found wrong counts no more.
create table feeds.saying (
  id uuid primary key,
  game_code text not null references draws.game,
  numero text not null check (char_length(numero) between 1 and 40),
  -- As `formatResult` of rules writes it.
  result text not null check (char_length(result) <= 4000),
  source text not null check (source in ('feed', 'file', 'typed')),
  -- Who it is, and nobody else: the feed's code or the operator's id.
  sayer text not null check (char_length(sayer) between 1 and 60),
  -- Of a file: the operator who has approved it.
  seconder text check (char_length(seconder) <= 60),
  -- As operators know them.
  said_by text not null check (char_length(said_by) between 1 and 200),
  said_at timestamptz not null,
  dismissed_at timestamptz,
  check ((source = 'file') = (seconder is not null)),
  check (seconder <> sayer)
);
create unique index saying_once on feeds.saying (game_code, numero, source, sayer, md5(result)) where dismissed_at is null;
create index saying_of_draw on feeds.saying (game_code, numero, said_at);
grant select, insert on feeds.saying to lanna_app;
grant update (dismissed_at) on feeds.saying to lanna_app;

-- What does not fit and waits for an operator.
create table feeds.problem (
  id uuid primary key,
  game_code text not null references draws.game,
  numero text not null check (char_length(numero) between 1 and 40),
  kind text not null check (kind in ('gap', 'late', 'contradiction', 'unreadable', 'unknown_draw', 'too_early')),
  -- What was said, by whom and when: the latest of it.
  details jsonb not null default '[]' check (jsonb_typeof(details) = 'array'),
  times integer not null default 1,
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- The operator; null where it has settled itself.
  closed_by text check (char_length(closed_by) <= 200),
  note text check (char_length(note) between 3 and 500),
  check (closed_by is null or closed_at is not null)
);
create unique index problem_open on feeds.problem (game_code, numero, kind) where closed_at is null;
create index problem_in_order on feeds.problem (opened_at desc);
grant select, insert on feeds.problem to lanna_app;
grant update (details, times, closed_at, closed_by, note) on feeds.problem to lanna_app;

update operators.role set permissions = permissions || '{feeds.read,feeds.type,feeds.decide,feeds.change}', version = version + 1
  where code = 'risk';
update operators.role set permissions = permissions || '{feeds.read,feeds.type}', version = version + 1
  where code = 'support';
update operators.role set permissions = permissions || '{feeds.read}', version = version + 1
  where code = 'finance';
