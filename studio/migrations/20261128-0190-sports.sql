-- The sportsbook (decision 194): what is offered at which price, slips and what became of them. Times of decisions are this database's clock.

-- Of a source: `house` (the virtual league), `console`, or a feed by its name. Names by language, at least TH and EN.
create table studio.sports_competition (
  id uuid primary key,
  source text not null check (source ~ '^[a-z0-9][a-z0-9:._-]{0,59}$'),
  source_key text not null check (length(source_key) between 1 and 100),
  names jsonb not null check (names ?& array['TH', 'EN']),
  virtual boolean not null default false,
  unique (source, source_key)
);
create table studio.sports_team (
  id uuid primary key,
  source text not null check (source ~ '^[a-z0-9][a-z0-9:._-]{0,59}$'),
  source_key text not null check (length(source_key) between 1 and 100),
  names jsonb not null check (names ?& array['TH', 'EN']),
  unique (source, source_key)
);

-- The moves a fixture may make, and no others.
create table studio.sports_fixture_move (
  before text not null,
  after text not null,
  primary key (before, after)
);
insert into studio.sports_fixture_move values
  ('prematch', 'suspended'), ('suspended', 'prematch'), ('prematch', 'live'), ('suspended', 'live'), ('live', 'suspended'),
  ('prematch', 'closed'), ('suspended', 'closed'), ('live', 'closed'),
  ('closed', 'settled'), ('closed', 'void'), ('settled', 'resettled'), ('void', 'resettled'), ('resettled', 'resettled');

create table studio.sports_fixture (
  id uuid primary key,
  competition_id uuid not null references studio.sports_competition,
  home_id uuid not null references studio.sports_team,
  away_id uuid not null references studio.sports_team check (away_id <> home_id),
  source text not null,
  source_key text not null check (length(source_key) between 1 and 100),
  -- As it was first announced: the 36 hours count from it. Bets are taken until starts_at, whatever the state says.
  planned_at timestamptz not null,
  starts_at timestamptz not null,
  -- When it really began, which a result may say; bets taken later are void.
  started_at timestamptz,
  state text not null default 'prematch',
  -- Of the result it stands settled by; 0 before.
  result_version integer not null default 0,
  -- Of the virtual league: what its result is drawn from, and which match of the round it is.
  round_id uuid references studio.shared_round,
  round_place integer,
  created_at timestamptz not null default clock_timestamp(),
  unique (source, source_key),
  check ((round_id is null) = (round_place is null)),
  check (planned_at <= created_at + interval '400 days' and starts_at <= created_at + interval '400 days')
) with (fillfactor = 70);
create index on studio.sports_fixture (starts_at) where state in ('prematch', 'live', 'suspended', 'closed');
create index on studio.sports_fixture (competition_id, starts_at);
create index on studio.sports_fixture (round_id);

create function studio.guard_sports_fixture() returns trigger
language plpgsql security definer set search_path = pg_catalog, studio as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'prematch' or new.result_version <> 0 then raise exception 'a fixture begins before the match'; end if;
    return new;
  end if;
  if (new.id, new.competition_id, new.home_id, new.away_id, new.source, new.source_key, new.planned_at, new.round_id, new.round_place)
      is distinct from (old.id, old.competition_id, old.home_id, old.away_id, old.source, old.source_key, old.planned_at, old.round_id, old.round_place) then
    raise exception 'what a fixture is does not change';
  end if;
  if (new.state <> old.state or new.result_version <> old.result_version)
    and not exists (select from studio.sports_fixture_move m where (m.before, m.after) = (old.state, new.state)) then
    if new.state <> old.state then raise exception 'a fixture that is % cannot become %', old.state, new.state; end if;
  end if;
  if new.result_version < old.result_version then raise exception 'versions of a result only grow'; end if;
  return new;
end $$;
create trigger guard_sports_fixture before insert or update on studio.sports_fixture
  for each row execute function studio.guard_sports_fixture();

-- A market by its key of the rules (`handicap/full/-3`). Unknown kinds of a feed are kept and never shown.
create table studio.sports_market (
  fixture_id uuid not null references studio.sports_fixture,
  market text not null check (length(market) between 1 and 80),
  -- In the order of the rules.
  place integer not null,
  state text not null default 'open' check (state in ('open', 'suspended', 'closed')),
  -- By an operator: no source opens it again.
  held_by text,
  known boolean not null default true,
  -- In rows of lists: 1X2, and the most even line of handicap and totals, of match and first half.
  listed boolean not null default false,
  primary key (fixture_id, market)
) with (fillfactor = 70);

create table studio.sports_price (
  fixture_id uuid not null,
  market text not null,
  selection text not null check (selection ~ '^[a-z0-9_]{1,40}$'),
  -- Thousandths.
  odds integer not null check (odds between 1010 and 1000000),
  version integer not null default 1,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (fixture_id, market, selection),
  foreign key (fixture_id, market) references studio.sports_market
) with (fillfactor = 70);

-- Every price that was shown, by day: kept for 90 days. A slip keeps the prices it was taken at for good.
create table studio.sports_price_shown (
  fixture_id uuid not null,
  market text not null,
  selection text not null,
  version integer not null,
  odds integer not null,
  at timestamptz not null
) partition by range (at);
create table studio.sports_price_shown_else partition of studio.sports_price_shown default;
create index on studio.sports_price_shown (fixture_id, market, selection, version);

-- Makes the partitions of the days to come, and drops those that are older than so many days.
create function studio.keep_sports_prices(keep_days integer) returns void
language plpgsql security definer set search_path = pg_catalog, studio as $$
declare
  today date := (clock_timestamp() at time zone 'UTC')::date;
  old text;
begin
  for n in 0..3 loop
    if to_regclass('studio.sports_price_shown_' || to_char(today + n, 'YYYYMMDD')) is null then
      if n = 0 and exists (select from studio.sports_price_shown_else where at >= today and at < today + 1) then continue; end if;
      execute format('create table studio.%I partition of studio.sports_price_shown for values from (%L) to (%L)',
        'sports_price_shown_' || to_char(today + n, 'YYYYMMDD'), today + n, today + n + 1);
    end if;
  end loop;
  for old in
    select relname from pg_class c join pg_inherits i on i.inhrelid = c.oid
    where i.inhparent = 'studio.sports_price_shown'::regclass and relname ~ '^sports_price_shown_\d{8}$'
      and to_date(right(relname, 8), 'YYYYMMDD') < today - keep_days
  loop
    execute format('drop table studio.%I', old);
  end loop;
  delete from studio.sports_price_shown_else where at < today - keep_days;
end $$;
revoke all on function studio.keep_sports_prices from public;
grant execute on function studio.keep_sports_prices to lanna_studio;
select studio.keep_sports_prices(90);

create function studio.count_sports_price() returns trigger language plpgsql as $$
begin
  if new.odds = old.odds then
    if new.version <> old.version then raise exception 'a version stands for a price'; end if;
    return new;
  end if;
  new.version := old.version + 1;
  new.changed_at := clock_timestamp();
  return new;
end $$;
create trigger count_sports_price before update on studio.sports_price
  for each row execute function studio.count_sports_price();

create function studio.note_sports_price() returns trigger
language plpgsql security definer set search_path = pg_catalog, studio as $$
begin
  if tg_op = 'INSERT' or new.version <> old.version then
    insert into studio.sports_price_shown (fixture_id, market, selection, version, odds, at)
    values (new.fixture_id, new.market, new.selection, new.version, new.odds, new.changed_at);
  end if;
  return null;
end $$;
create trigger note_sports_price after insert or update on studio.sports_price
  for each row execute function studio.note_sports_price();

-- What is set of stakes: in thousandths of the bounds. Of all, of a competition, of a player.
create table studio.sports_limit (
  operator_id text not null,
  scope text not null check (scope in ('all', 'competition', 'player')),
  -- The competition or the player; of all, zero.
  subject uuid not null,
  share integer not null check (share between 1 and 1000),
  reason text not null check (length(reason) between 5 and 500),
  set_by text not null,
  set_at timestamptz not null default clock_timestamp(),
  primary key (operator_id, scope, subject)
);

-- What the house can lose: of a selection, and in the row without one of the fixture. Counted when a slip is taken, released when it has ended.
create table studio.sports_exposure (
  fixture_id uuid not null references studio.sports_fixture,
  market text not null,
  selection text not null,
  held bigint not null check (held >= 0),
  slips integer not null check (slips >= 0),
  primary key (fixture_id, market, selection)
) with (fillfactor = 50);

create table studio.sports_slip (
  id uuid primary key,
  player_id uuid not null references studio.player,
  game_code text not null,
  idempotency_key uuid not null,
  -- Of the whole request: the same key with another slip is refused.
  request_digest text not null,
  type text not null check (type in ('single', 'parlay', 'system')),
  sizes integer[] not null,
  lines integer not null check (lines between 1 and 247),
  currency text not null,
  stake bigint not null check (stake > 0),
  -- If all of it wins.
  most_paid bigint not null check (most_paid >= 0),
  odds_style text not null,
  language text not null check (language in ('TH', 'EN')),
  rule_version text not null,
  placed_at timestamptz not null default clock_timestamp(),
  closes_at timestamptz not null,
  -- Written before any of these transactions is sent.
  bet_uuid uuid not null unique default gen_random_uuid(),
  win_uuid uuid not null unique default gen_random_uuid(),
  rollback_uuid uuid not null unique default gen_random_uuid(),
  wallet_token text,
  state text not null check (state in ('placing', 'open', 'refused', 'returning', 'returned', 'paying', 'settled', 'disputed')),
  refusal text,
  -- Its liability is counted; a demo's never is.
  holds boolean not null,
  -- What it comes to by the results that stand; what the wallet has confirmed; what is on its way there, which no result changes.
  payout bigint check (payout >= 0),
  valid_turnover bigint check (valid_turnover between 0 and stake),
  paid bigint check (paid >= 0),
  sent bigint check (sent >= 0),
  correction integer not null default 0,
  correct_uuid uuid,
  balance_after bigint,
  due_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  finished_at timestamptz,
  unique (player_id, idempotency_key),
  check ((due_at is not null) = (state in ('placing', 'returning', 'paying'))),
  check ((refusal is not null) = (state = 'refused')),
  check (payout is not null or state not in ('paying', 'settled')),
  check (state <> 'settled' or paid = payout)
) with (fillfactor = 60);
create index on studio.sports_slip (player_id, id desc);
create index on studio.sports_slip (player_id, placed_at);
create index on studio.sports_slip (due_at) where due_at is not null;
create index on studio.sports_slip (id) where state in ('placing', 'open');

create table studio.sports_leg (
  slip_id uuid not null references studio.sports_slip,
  place integer not null check (place between 1 and 12),
  fixture_id uuid not null references studio.sports_fixture,
  market text not null,
  selection text not null,
  odds integer not null check (odds between 1010 and 1000000),
  price_version integer not null,
  -- Its part of what the house can lose by the slip.
  liability bigint not null check (liability >= 0),
  outcome text,
  settled_by text,
  result_version integer,
  primary key (slip_id, place),
  unique (slip_id, fixture_id),
  check ((outcome is null) = (result_version is null) and (outcome is null) = (settled_by is null))
) with (fillfactor = 70);
create index on studio.sports_leg (fixture_id, slip_id);

create function studio.guard_sports_slip() returns trigger
language plpgsql security definer set search_path = pg_catalog, studio as $$
begin
  if tg_op = 'INSERT' then
    if new.state not in ('placing', 'open') or new.paid is not null or new.payout is not null then raise exception 'a slip begins as a stake'; end if;
    return new;
  end if;
  if (new.id, new.player_id, new.game_code, new.idempotency_key, new.request_digest, new.type, new.sizes, new.lines, new.currency, new.stake,
      new.most_paid, new.rule_version, new.placed_at, new.bet_uuid, new.win_uuid, new.rollback_uuid)
      is distinct from
      (old.id, old.player_id, old.game_code, old.idempotency_key, old.request_digest, old.type, old.sizes, old.lines, old.currency, old.stake,
      old.most_paid, old.rule_version, old.placed_at, old.bet_uuid, old.win_uuid, old.rollback_uuid) then
    raise exception 'what a slip was is not changed';
  end if;
  if new.holds and not old.holds then raise exception 'liability is counted once'; end if;
  if old.state <> new.state and (old.state, new.state) not in (
    ('placing', 'open'), ('placing', 'refused'), ('placing', 'returning'), ('returning', 'returned'), ('returning', 'disputed'),
    ('open', 'paying'), ('open', 'settled'), ('paying', 'settled'), ('paying', 'disputed'), ('settled', 'paying')) then
    raise exception 'a slip that is % cannot become %', old.state, new.state;
  end if;
  if new.correction < old.correction or (new.correction > old.correction and old.paid is null) then
    raise exception 'corrections are counted upwards, of what was paid';
  end if;
  return new;
end $$;
create trigger guard_sports_slip before insert or update on studio.sports_slip
  for each row execute function studio.guard_sports_slip();

create function studio.guard_sports_leg() returns trigger
language plpgsql security definer set search_path = pg_catalog, studio as $$
begin
  if (new.slip_id, new.place, new.fixture_id, new.market, new.selection, new.odds, new.price_version, new.liability)
      is distinct from (old.slip_id, old.place, old.fixture_id, old.market, old.selection, old.odds, old.price_version, old.liability) then
    raise exception 'what a leg was is not changed';
  end if;
  if old.result_version is not null and (new.result_version is null or new.result_version < old.result_version) then
    raise exception 'a leg goes by the newest result';
  end if;
  return new;
end $$;
create trigger guard_sports_leg before update on studio.sports_leg
  for each row execute function studio.guard_sports_leg();

-- How a fixture ended (`FixtureEnd` of the rules), by version. Written once; a correction is the next version. What is awaited to be confirmed stands from then on.
create table studio.sports_result (
  fixture_id uuid not null references studio.sports_fixture,
  version integer not null check (version > 0),
  ended jsonb not null,
  started_at timestamptz,
  -- Spans of time whose bets are void, by market (or '' for all): `[{market, from, until}]`.
  cancelled jsonb not null default '[]',
  source text not null,
  reason text,
  stands_at timestamptz not null default clock_timestamp(),
  made_at timestamptz not null default clock_timestamp(),
  made_by text,
  approved_by text,
  primary key (fixture_id, version),
  check (version = 1 or reason is not null)
);

-- One pass for each version: where it is, and whether it is over. What it works on is in rows, so any process goes on.
create table studio.sports_settlement (
  fixture_id uuid not null,
  version integer not null,
  -- The last slip that was looked at.
  reached uuid,
  slips integer not null default 0,
  due_at timestamptz,
  begun_at timestamptz,
  ended_at timestamptz,
  primary key (fixture_id, version),
  foreign key (fixture_id, version) references studio.sports_result,
  check ((due_at is null) = (ended_at is not null))
);
create index on studio.sports_settlement (due_at) where due_at is not null;

create function studio.plan_sports_settlement() returns trigger
language plpgsql security definer set search_path = pg_catalog, studio as $$
begin
  insert into studio.sports_settlement (fixture_id, version, due_at) values (new.fixture_id, new.version, new.stands_at);
  return null;
end $$;
create trigger plan_sports_settlement after insert on studio.sports_result
  for each row execute function studio.plan_sports_settlement();

-- What a slip's payout was before and after a later version of a result, for its player to read.
create table studio.sports_slip_change (
  slip_id uuid not null references studio.sports_slip,
  fixture_id uuid not null,
  version integer not null,
  before bigint not null,
  after bigint not null,
  at timestamptz not null default clock_timestamp(),
  primary key (slip_id, fixture_id, version)
);

-- What people must look at: of which no money moves by itself.
create table studio.sports_case (
  id uuid primary key,
  kind text not null,
  fixture_id uuid references studio.sports_fixture,
  -- The same matter is one case.
  subject text not null,
  facts jsonb not null,
  opened_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz,
  closed_by text,
  answer text,
  check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (answer is null))
);
create unique index on studio.sports_case (kind, subject) where closed_at is null;

-- How a player reads prices, and which moved ones they take.
create table studio.sports_setting (
  player_id uuid primary key references studio.player,
  odds_style text not null,
  price_choice text not null
);
create table studio.sports_favourite (
  player_id uuid not null references studio.player,
  kind text not null check (kind in ('fixture', 'competition')),
  subject uuid not null,
  at timestamptz not null default clock_timestamp(),
  primary key (player_id, kind, subject)
);

grant select, insert on studio.sports_competition, studio.sports_team, studio.sports_fixture, studio.sports_market, studio.sports_price,
  studio.sports_exposure, studio.sports_slip, studio.sports_leg, studio.sports_result, studio.sports_slip_change, studio.sports_case,
  studio.sports_setting, studio.sports_favourite, studio.sports_limit to lanna_studio;
grant select on studio.sports_fixture_move, studio.sports_price_shown, studio.sports_settlement to lanna_studio;
grant update (names) on studio.sports_competition, studio.sports_team to lanna_studio;
grant update (starts_at, started_at, state, result_version) on studio.sports_fixture to lanna_studio;
grant update (state, held_by, listed, place) on studio.sports_market to lanna_studio;
grant update (odds, version, changed_at) on studio.sports_price to lanna_studio;
grant update (held, slips) on studio.sports_exposure to lanna_studio;
grant update (wallet_token, state, refusal, holds, payout, valid_turnover, paid, sent, correction, correct_uuid, balance_after, due_at, attempts,
  last_error, finished_at) on studio.sports_slip to lanna_studio;
grant update (outcome, settled_by, result_version) on studio.sports_leg to lanna_studio;
grant update (reached, slips, due_at, begun_at, ended_at) on studio.sports_settlement to lanna_studio;
grant update (closed_at, closed_by, answer) on studio.sports_case to lanna_studio;
grant update (odds_style, price_choice) on studio.sports_setting to lanna_studio;
grant update (share, reason, set_by, set_at) on studio.sports_limit to lanna_studio;
grant delete on studio.sports_favourite, studio.sports_limit to lanna_studio;

-- Demo players leave with their slips too.
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
  delete from studio.seed_pair where player_id = any(gone);
  delete from studio.player where id = any(gone);
  return coalesce(cardinality(gone), 0);
end $$;
