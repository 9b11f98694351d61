-- The house game vendor's own schema. The studio runs as lanna_studio, which gets exactly the grants spelt out here.
-- Roles belong to the whole cluster, hence the guard.
do $$
begin
  create role lanna_studio nologin;
exception when duplicate_object or unique_violation then null;
end $$;
grant lanna_studio to current_user;
grant usage on schema studio to lanna_studio;

-- A player as an operator names them, or a demo player with play money of the studio's own.
create table studio.player (
  id uuid primary key,
  operator_id text not null,
  wallet_user text,
  demo_balance bigint check (demo_balance >= 0),
  created_at timestamptz not null,
  unique (operator_id, wallet_user),
  check ((wallet_user is null) = (demo_balance is not null))
);
create index on studio.player (created_at) where demo_balance is not null;

-- Per player exactly one pair in play and one announced. A pair's server seed is fixed, and its hash shown, before the
-- client seed it is played with is chosen.
create table studio.seed_pair (
  id uuid primary key,
  player_id uuid not null references studio.player,
  state text not null check (state in ('next', 'current', 'revealed')),
  server_seed text not null check (server_seed ~ '^[0-9a-f]{64}$'),
  server_seed_hash text not null unique,
  client_seed text,
  -- What the next round takes; also the number of rounds played.
  nonce integer not null default 0 check (nonce >= 0),
  created_at timestamptz not null,
  revealed_at timestamptz,
  check ((state = 'next') = (client_seed is null)),
  check ((state = 'revealed') = (revealed_at is not null))
);
create unique index on studio.seed_pair (player_id) where state = 'current';
create unique index on studio.seed_pair (player_id) where state = 'next';
create index on studio.seed_pair (player_id, revealed_at desc) where state = 'revealed';

-- One opened game. Its bearer token is stored as SHA-256 only; the wallet's token must be sent back as it came.
create table studio.play_session (
  id uuid primary key,
  token_sha256 bytea not null unique,
  player_id uuid not null references studio.player,
  game_code text not null,
  wallet_token text,
  currency text not null,
  currency_symbol text not null,
  language text not null check (language in ('TH', 'EN')),
  lobby_url text not null,
  created_at timestamptz not null,
  -- Moves with play, never past `ends_at`.
  idle_at timestamptz not null,
  ends_at timestamptz not null
);
create index on studio.play_session (ends_at);
create index on studio.play_session (player_id);

-- What a round is decided by and what came of it is written once; only its progress may change (see the grants).
create table studio.round (
  id uuid primary key,
  player_id uuid not null references studio.player,
  game_code text not null,
  rule_version text not null,
  currency text not null,
  stake bigint not null check (stake > 0),
  payout bigint not null check (payout >= 0),
  steps jsonb not null,
  step_count integer not null check (step_count > 0),
  seed_pair_id uuid not null references studio.seed_pair,
  nonce integer not null,
  idempotency_key uuid not null,
  bet_uuid uuid not null unique,
  win_uuid uuid not null unique,
  rollback_uuid uuid not null unique,
  placed_at timestamptz not null,

  state text not null check (
    state in ('placing', 'staked', 'settled', 'refused', 'rolling_back', 'rolled_back', 'disputed')),
  -- Kept only while the wallet may still have to be called.
  wallet_token text,
  refusal text,
  balance_after_stake bigint,
  balance_after bigint,
  shown integer not null default 0 check (shown between 0 and step_count),
  -- When the next attempt to finish it is due, and how many there were; null when nothing is left to do.
  due_at timestamptz,
  attempts integer not null default 0,
  last_trouble text,
  finished_at timestamptz,

  unique (player_id, idempotency_key),
  unique (seed_pair_id, nonce),
  check ((due_at is not null) = (state in ('placing', 'staked', 'rolling_back')))
);
create index on studio.round (player_id, game_code, id desc);
create index on studio.round (player_id, placed_at desc);
create index on studio.round (due_at) where due_at is not null;
-- What must be finished, or shown to its end, before the next round.
create index on studio.round (player_id, game_code)
  where due_at is not null or (state = 'settled' and shown < step_count);

grant select on studio.migration to lanna_studio;
grant select, insert on studio.player, studio.seed_pair, studio.play_session, studio.round to lanna_studio;
grant update (demo_balance) on studio.player to lanna_studio;
grant update (state, client_seed, nonce, revealed_at) on studio.seed_pair to lanna_studio;
grant update (idle_at) on studio.play_session to lanna_studio;
grant delete on studio.play_session to lanna_studio;
grant update (state, wallet_token, refusal, balance_after_stake, balance_after, shown, due_at, attempts, last_trouble,
  finished_at) on studio.round to lanna_studio;

-- Demo players come and go; nothing of theirs is worth keeping. The role itself can delete no round.
create function studio.forget_demo_players(before timestamptz, at_most integer) returns integer
language plpgsql security definer set search_path = pg_catalog, studio as $$
declare
  gone uuid[];
begin
  select array_agg(id) into gone from (
    select id from studio.player where demo_balance is not null and created_at < before
    order by created_at limit at_most for update skip locked) as oldest;
  delete from studio.play_session where player_id = any(gone);
  delete from studio.round where player_id = any(gone);
  delete from studio.seed_pair where player_id = any(gone);
  delete from studio.player where id = any(gone);
  return coalesce(cardinality(gone), 0);
end $$;
revoke all on function studio.forget_demo_players from public;
grant execute on function studio.forget_demo_players to lanna_studio;
