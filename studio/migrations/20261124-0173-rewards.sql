-- Free bets that an operator has granted to a player: the operator's reward under its own id. Rounds are played for it until none is left.
create table studio.reward (
  id uuid primary key,
  operator_id text not null,
  player_id uuid not null references studio.player,
  -- Null: any game.
  game_code text,
  currency text not null,
  bet_count integer not null check (bet_count > 0),
  bet_value bigint not null check (bet_value > 0),
  used integer not null default 0 check (used between 0 and bet_count),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null
);
create index on studio.reward (player_id, ends_at);

-- Rewards that are not to be played any more, also ones that were never known: a creation that comes later makes none.
create table studio.cancelled_reward (
  operator_id text,
  reward_id uuid,
  cancelled_at timestamptz not null,
  primary key (operator_id, reward_id)
);

-- Null: the player's own stake.
alter table studio.round add column reward_id uuid references studio.reward;

grant select, insert on studio.reward, studio.cancelled_reward to lanna_studio;
grant update (used) on studio.reward to lanna_studio;
