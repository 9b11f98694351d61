-- Card rooms (decision 207). A table is led by one process; a hand is one bet of each seat, which reserves the most the hand can cost, and one win with what was not lost.
create table studio.room_table (
  id uuid primary key,
  -- Players of one brand sit together: what one loses comes to others through the books of that brand alone.
  operator_id text not null,
  game_code text not null,
  room_code text not null,
  -- From 1 within the room; with it, its code.
  number integer not null check (number > 0),
  code text not null,
  demo boolean not null,
  state text not null check (state in ('open', 'closed')),
  opened_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz,
  unique (operator_id, room_code, demo, number),
  unique (id, demo),
  check ((closed_at is not null) = (state = 'closed'))
);
create index on studio.room_table (operator_id, room_code) where state = 'open';
create unique index on studio.room_table (operator_id, code, demo);

create table studio.room_seat (
  table_id uuid not null,
  demo boolean not null,
  seat integer not null check (seat between 1 and 9),
  player_id uuid references studio.player,
  -- A strategy of the house, at tables without money alone.
  strategy text check (strategy in ('careful', 'bold')),
  -- The page that sits: a newer one of the player's takes the place.
  device uuid,
  session_id uuid,
  -- As others see it.
  name text not null,
  wallet_token text,
  currency text not null,
  language text not null check (language in ('TH', 'EN')),
  -- What the player has, as it was last heard of.
  balance bigint not null,
  -- For the next hand, of a seed that only the player's page knows. Without one the seat is in no hand.
  commitment text check (commitment ~ '^[0-9a-f]{64}$'),
  -- Why the seat sits out, until its page commits again.
  resting text,
  leaving boolean not null default false,
  missed integer not null default 0,
  sat_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp(),
  primary key (table_id, seat),
  unique (table_id, player_id),
  foreign key (table_id, demo) references studio.room_table (id, demo),
  check ((player_id is null) = (strategy is not null)),
  check (strategy is null or demo)
);
create index on studio.room_seat (player_id);

create table studio.room_hand (
  id uuid primary key,
  table_id uuid not null,
  demo boolean not null,
  subject text not null,
  fence bigint not null,
  number integer not null check (number > 0),
  rule_version text not null,
  base bigint not null check (base > 0),
  dealer integer not null,
  -- Those whose stake was taken, in order; before that, all who were asked.
  seats integer[] not null,
  chain_id uuid not null references studio.fair_chain,
  place integer not null check (place > 0),
  link_before text not null check (link_before ~ '^[0-9a-f]{64}$'),
  link text check (encode(sha256(link::bytea), 'hex') = link_before),
  -- reserving: stakes are on their way · opening: seats open their seeds · playing: dealt · settled, void: over.
  state text not null check (state in ('reserving', 'opening', 'playing', 'settled', 'void')),
  phase text check (phase in ('seats', 'dealer')),
  due_at timestamptz,
  outcome jsonb,
  rake bigint check (rake >= 0),
  void_reason text,
  began_at timestamptz not null default clock_timestamp(),
  dealt_at timestamptz,
  ended_at timestamptz,
  unique (table_id, number),
  -- No link is used twice.
  unique (chain_id, place),
  foreign key (table_id, demo) references studio.room_table (id, demo),
  check ((due_at is not null) = (state in ('reserving', 'opening', 'playing'))),
  check ((phase is not null) = (state = 'playing')),
  check ((ended_at is not null) = (state in ('settled', 'void')) and (link is not null) = (state in ('settled', 'void'))),
  check ((outcome is not null) = (state = 'settled') and (rake is not null) = (state = 'settled')),
  check ((void_reason is not null) = (state = 'void'))
) with (fillfactor = 70);
-- A link shows all links before it, so a hand begins when the one before has ended.
create unique index one_hand_at_a_time on studio.room_hand (table_id) where state in ('reserving', 'opening', 'playing');
create index on studio.room_hand (ended_at) where ended_at is not null;

create table studio.room_hand_seat (
  hand_id uuid not null references studio.room_hand,
  seat integer not null check (seat between 1 and 9),
  demo boolean not null,
  player_id uuid references studio.player,
  strategy text,
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  seed text check (encode(sha256(seed::bytea), 'hex') = commitment),
  currency text not null,
  language text not null check (language in ('TH', 'EN')),
  reserve bigint not null check (reserve > 0),
  -- Written before any of these transactions is sent.
  bet_uuid uuid not null unique default gen_random_uuid(),
  win_uuid uuid not null unique default gen_random_uuid(),
  rollback_uuid uuid not null unique default gen_random_uuid(),
  wallet_token text,
  -- placing: on its way to the wallet · staked: in the hand · refused: not taken · returning, returned: given back whole · winning: the wallet is to confirm its win · won: it has ·
  -- disputed: the wallet contradicts itself; people must look.
  state text not null check (state in ('placing', 'staked', 'refused', 'returning', 'returned', 'winning', 'won', 'disputed')),
  refusal text,
  -- Of the other seats, before the rake; below zero: lost to them.
  won bigint,
  rake bigint check (rake >= 0),
  balance_after bigint,
  due_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  finished_at timestamptz,
  primary key (hand_id, seat),
  check ((player_id is null) = (strategy is not null)),
  check (strategy is null or demo),
  check ((refusal is not null) = (state = 'refused')),
  check (won >= -reserve),
  check ((won is not null) = (rake is not null)),
  check (state not in ('winning', 'won') or won is not null),
  check (state not in ('placing', 'staked', 'refused', 'returning', 'returned') or won is null),
  check ((due_at is not null) = (state in ('placing', 'returning', 'winning')))
) with (fillfactor = 60);
create unique index on studio.room_hand_seat (hand_id, player_id);
create index on studio.room_hand_seat (player_id, hand_id desc);
create index on studio.room_hand_seat (due_at) where due_at is not null;

-- Moves as they were taken, each under the lock of its hand.
create table studio.room_move (
  hand_id uuid not null references studio.room_hand,
  n integer not null check (n > 0),
  seat integer not null,
  move jsonb not null,
  -- Played for the seat because its time was over or its line lost.
  by_clock boolean not null,
  at timestamptz not null default clock_timestamp(),
  primary key (hand_id, n)
);

-- Rooms that people of a brand have stopped for its players: hands in play go to their end.
create table studio.room_stop (
  id uuid primary key,
  operator_id text not null,
  room_code text not null,
  reason text not null,
  stopped_at timestamptz not null,
  stopped_by text not null,
  opened_at timestamptz,
  opened_by text
);
create unique index on studio.room_stop (operator_id, room_code) where opened_at is null;

create function studio.guard_room_hand() returns trigger
language plpgsql security definer set search_path = pg_catalog, studio as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'reserving' then raise exception 'a hand begins with its stakes'; end if;
    if not exists (select from studio.fair_chain where id = new.chain_id and subject = new.subject and published_at < now()) then
      raise exception 'the anchor of the chain was not public before';
    end if;
    return null;
  end if;
  if (new.id, new.table_id, new.demo, new.subject, new.number, new.rule_version, new.base, new.dealer, new.chain_id, new.place, new.link_before, new.began_at)
      is distinct from (old.id, old.table_id, old.demo, old.subject, old.number, old.rule_version, old.base, old.dealer, old.chain_id, old.place, old.link_before, old.began_at)
    or (old.state <> 'reserving' and new.seats is distinct from old.seats) then
    raise exception 'what a hand was is not changed';
  end if;
  if old.state in ('settled', 'void') or (old.state <> new.state and (old.state, new.state) not in (
    ('reserving', 'opening'), ('opening', 'playing'), ('playing', 'settled'), ('reserving', 'void'), ('opening', 'void'), ('playing', 'void'))) then
    raise exception 'a hand that is % cannot become %', old.state, new.state;
  end if;
  -- The sum of a hand is its rake, to the last unit.
  if new.state = 'settled' and new.rake <> (select coalesce(sum(rake), 0) from studio.room_hand_seat where hand_id = new.id and won is not null) then
    raise exception 'the rake of a hand is that of its seats';
  end if;
  if new.state = 'settled' and 0 <> (select coalesce(sum(won), 0) from studio.room_hand_seat where hand_id = new.id and won is not null) then
    raise exception 'seats win of one another alone';
  end if;
  -- A hand that is over leaves no stake in it.
  if new.state in ('settled', 'void') and exists (select from studio.room_hand_seat where hand_id = new.id and state in ('placing', 'staked')) then
    raise exception 'a hand that is over holds a stake';
  end if;
  return null;
end $$;
create trigger refuse_unled_write before insert or update on studio.room_hand
  for each row execute function studio.refuse_unled_write();
create constraint trigger guard_room_hand after insert or update on studio.room_hand
  for each row execute function studio.guard_room_hand();

create function studio.guard_room_hand_seat() returns trigger
language plpgsql security definer set search_path = pg_catalog, studio as $$
begin
  if (new.hand_id, new.seat, new.demo, new.player_id, new.strategy, new.commitment, new.currency, new.reserve, new.bet_uuid, new.win_uuid, new.rollback_uuid)
      is distinct from (old.hand_id, old.seat, old.demo, old.player_id, old.strategy, old.commitment, old.currency, old.reserve, old.bet_uuid, old.win_uuid, old.rollback_uuid)
    or (old.seed is not null and new.seed is distinct from old.seed)
    or (old.won is not null and (new.won, new.rake) is distinct from (old.won, old.rake)) then
    raise exception 'what a seat of a hand was is not changed';
  end if;
  if old.state <> new.state and (old.state, new.state) not in (
    ('placing', 'staked'), ('placing', 'refused'), ('placing', 'returning'), ('staked', 'returning'), ('staked', 'returned'), ('staked', 'winning'), ('staked', 'won'),
    ('returning', 'returned'), ('returning', 'disputed'), ('winning', 'won'), ('winning', 'disputed')) then
    raise exception 'a seat of a hand that is % cannot become %', old.state, new.state;
  end if;
  return new;
end $$;
create trigger guard_room_hand_seat before update on studio.room_hand_seat
  for each row execute function studio.guard_room_hand_seat();

grant select, insert on studio.room_table, studio.room_seat, studio.room_hand, studio.room_hand_seat, studio.room_move, studio.room_stop to lanna_studio;
grant update (state, opened_at, closed_at) on studio.room_table to lanna_studio;
grant delete on studio.room_seat to lanna_studio;
grant update (device, session_id, name, wallet_token, currency, language, balance, commitment, resting, leaving, missed, seen_at) on studio.room_seat to lanna_studio;
grant update (seats, link, state, phase, due_at, outcome, rake, void_reason, dealt_at, ended_at) on studio.room_hand to lanna_studio;
grant update (seed, wallet_token, state, refusal, won, rake, balance_after, due_at, attempts, last_error, finished_at) on studio.room_hand_seat to lanna_studio;
grant update (opened_at, opened_by) on studio.room_stop to lanna_studio;

-- Demo players leave with their seats too; hands without money stay as hands of strategies.
create or replace function studio.forget_demo_players(before timestamptz, at_most integer) returns integer
language plpgsql security definer set search_path = pg_catalog, studio as $$
declare
  gone uuid[];
begin
  select array_agg(id) into gone from (
    select id from studio.player where demo_balance is not null and created_at < before
    order by created_at limit at_most for update skip locked) as oldest;
  delete from studio.play_session where player_id = any(gone);
  delete from studio.round where player_id = any(gone);
  delete from studio.table_confirm where player_id = any(gone);
  delete from studio.table_bet where player_id = any(gone);
  delete from studio.table_seed where player_id = any(gone);
  delete from studio.sports_slip_change where slip_id in (select id from studio.sports_slip where player_id = any(gone));
  delete from studio.sports_leg where slip_id in (select id from studio.sports_slip where player_id = any(gone));
  delete from studio.sports_slip where player_id = any(gone);
  delete from studio.sports_setting where player_id = any(gone);
  delete from studio.sports_favourite where player_id = any(gone);
  delete from studio.fishing_hit where packet_id in (select id from studio.fishing_packet where player_id = any(gone));
  delete from studio.fishing_packet where player_id = any(gone);
  delete from studio.room_seat where player_id = any(gone);
  delete from studio.room_hand_seat where player_id = any(gone);
  delete from studio.seed_pair where player_id = any(gone);
  delete from studio.player where id = any(gone);
  return coalesce(cardinality(gone), 0);
end $$;
