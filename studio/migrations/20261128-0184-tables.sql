-- Live tables: one bet a player and shared round of a table, from the chips that were confirmed to the last answer of the wallet.
create table studio.table_bet (
  round_id uuid not null references studio.shared_round,
  player_id uuid not null references studio.player,
  table_code text not null,
  -- Of the round. The fence is that of the leader who moved the bet last; null while only its player has.
  subject text not null,
  fence bigint,
  game_code text not null,
  currency text not null,
  -- By play, as decimal text: what the player put where.
  chips jsonb not null,
  stake bigint not null check (stake >= 0),
  -- In which the player played: what the bet is called in records.
  language text not null check (language in ('TH', 'EN')),
  confirmed_at timestamptz not null,
  -- Kept for a day after the bet has ended: a round that is made void by then is given back with it.
  wallet_token text,
  -- Written with the first confirmation, before any of these transactions is sent.
  bet_uuid uuid not null unique default gen_random_uuid(),
  win_uuid uuid not null unique default gen_random_uuid(),
  rollback_uuid uuid not null unique default gen_random_uuid(),
  correct_uuid uuid not null unique default gen_random_uuid(),

  state text not null check (state in ('confirmed', 'taken_back', 'placing', 'placed', 'refused', 'paying', 'settled',
    'rolling_back', 'rolled_back', 'correcting', 'corrected', 'disputed')),
  refusal text,
  -- What comes back in all, and the most that counts as turnover: fixed in the transaction that settles the round.
  payout bigint check (payout >= 0),
  valid_turnover bigint check (valid_turnover between 0 and stake),
  balance_after bigint,
  -- When the next attempt at the wallet is due, and how many there were.
  due_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  finished_at timestamptz,

  primary key (round_id, player_id),
  check ((stake = 0) = (state = 'taken_back')),
  check ((due_at is not null) = (state in ('paying', 'rolling_back', 'correcting'))),
  check ((refusal is not null) = (state = 'refused')),
  check (payout is not null or state not in ('paying', 'settled', 'correcting', 'corrected'))
) with (fillfactor = 70);
create unique index on studio.table_bet (player_id, round_id desc);
create index on studio.table_bet (due_at) where due_at is not null;
create index on studio.table_bet (table_code, round_id desc) where payout > stake;
create index on studio.table_bet (finished_at) where wallet_token is not null;

-- Each press of confirm, once under its key.
create table studio.table_confirm (
  player_id uuid not null references studio.player,
  key uuid not null,
  round_id uuid not null references studio.shared_round,
  chips jsonb not null,
  at timestamptz not null default clock_timestamp(),
  primary key (player_id, key)
);
create index on studio.table_confirm (at);

-- A player's seed for a table: added to each of its rounds for which the player is there.
create table studio.table_seed (
  player_id uuid not null references studio.player,
  table_code text not null,
  seed text not null check (length(seed) between 1 and 64),
  at timestamptz not null default clock_timestamp(),
  primary key (player_id, table_code)
);

-- How many watch a table through which process; what a process has not said again for some seconds counts no more.
create table studio.table_presence (
  holder text not null,
  table_code text not null,
  watchers integer not null check (watchers >= 0),
  players integer not null check (players between 0 and watchers),
  at timestamptz not null,
  primary key (holder, table_code)
) with (fillfactor = 50);
create index on studio.table_presence (table_code);

-- The moves a bet may make. Those of the round are its leader's alone, under the fence of the lease; a wallet's late answer is whose turn it is.
create function studio.guard_table_bet() returns trigger
language plpgsql security definer set search_path = pg_catalog, studio as $$
declare
  led_subject text := nullif(current_setting('studio.led_subject', true), '');
  led_fence bigint := nullif(current_setting('studio.led_fence', true), '')::bigint;
begin
  if tg_op = 'INSERT' then
    if new.state not in ('confirmed', 'taken_back') or new.fence is not null then raise exception 'a bet of a table begins with its chips'; end if;
    return new;
  end if;
  if (new.round_id, new.player_id, new.table_code, new.subject, new.game_code, new.bet_uuid, new.win_uuid, new.rollback_uuid, new.correct_uuid)
      is distinct from
      (old.round_id, old.player_id, old.table_code, old.subject, old.game_code, old.bet_uuid, old.win_uuid, old.rollback_uuid, old.correct_uuid)
    or (old.state not in ('confirmed', 'taken_back')
      and (new.chips, new.stake, new.currency) is distinct from (old.chips, old.stake, old.currency))
    or (old.payout is not null and new.payout is distinct from old.payout) then
    raise exception 'what a bet of a table was is not changed';
  end if;
  if old.state = new.state or (old.state, new.state) in (('confirmed', 'taken_back'), ('taken_back', 'confirmed'),
    ('paying', 'settled'), ('paying', 'disputed'), ('rolling_back', 'rolled_back'), ('rolling_back', 'disputed'),
    ('correcting', 'corrected'), ('correcting', 'disputed')) then
    return new;
  end if;
  if (old.state, new.state) not in (('confirmed', 'placing'), ('confirmed', 'placed'), ('confirmed', 'refused'), ('confirmed', 'rolled_back'),
    ('placing', 'placed'), ('placing', 'refused'), ('placing', 'rolling_back'),
    ('placed', 'paying'), ('placed', 'settled'), ('placed', 'rolling_back'), ('placed', 'rolled_back'),
    ('settled', 'correcting'), ('settled', 'corrected')) then
    raise exception 'a bet of a table that is % cannot become %', old.state, new.state;
  end if;
  perform from studio.lease as l
  where l.subject = new.subject and l.subject = led_subject and l.fence = led_fence and l.expires_at > clock_timestamp()
  for key share;
  if not found or old.fence > led_fence then
    raise exception '% is not led under fence %', new.subject, coalesce(led_fence, 0) using errcode = 'LS001';
  end if;
  new.fence := led_fence;
  return new;
end $$;
create trigger guard_table_bet before insert or update on studio.table_bet
  for each row execute function studio.guard_table_bet();

grant select, insert on studio.table_bet, studio.table_confirm, studio.table_seed, studio.table_presence to lanna_studio;
grant update (chips, stake, currency, confirmed_at, wallet_token, state, refusal, payout, valid_turnover, balance_after, due_at, attempts,
  last_error, finished_at) on studio.table_bet to lanna_studio;
grant update (seed, at) on studio.table_seed to lanna_studio;
grant update (watchers, players, at) on studio.table_presence to lanna_studio;
grant delete on studio.table_confirm, studio.table_presence to lanna_studio;

-- Demo players leave with what they did at tables too.
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
  delete from studio.seed_pair where player_id = any(gone);
  delete from studio.player where id = any(gone);
  return coalesce(cardinality(gone), 0);
end $$;

-- At which table the launch lets its player sit down.
alter table studio.play_session add column table_code text;
