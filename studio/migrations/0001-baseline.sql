-- The studio's schema as it stood before the first customer, by topic. It stands for the migrations listed in 0001-baseline.replaces.json; what
-- changed since follows in files of its own. Functions stand in studio/sql and are applied after all migrations; a line
-- `\function studio.<name>` brings one of them at this place, where a trigger is made of it.

-- The studio runs as lanna_studio, which gets exactly the grants spelt out here. Roles belong to the whole cluster, hence the guard.
do $$
begin
  create role lanna_studio nologin;
exception when duplicate_object or unique_violation then null;
end $$;
grant lanna_studio to current_user;
grant usage on schema studio to lanna_studio;
grant select on studio.migration to lanna_studio;

-- ==================== players =============================================

-- A player as an operator names them at one vendor of the studio, or a demo player with play money of the studio's own. To an operator each vendor is
-- a company of its own, so a person has players, seeds, rounds and a back office at each apart, under the code that operators register it by.
create table studio.player (
  id uuid primary key,
  operator_id text not null,
  wallet_user text,
  demo_balance bigint check (demo_balance >= 0),
  created_at timestamptz not null,
  -- At a vendor that keeps money itself (docs/vendor-transfer.md): the operator moves it here and back, rounds are paid from it. Whose seeds are asked
  -- for before money ever came is a player without a wallet here, and gets it with the first order.
  kept_balance bigint check (kept_balance between 0 and 100000000000000000),
  kept_currency text,
  vendor text not null,
  check ((wallet_user is null) = (demo_balance is not null)),
  constraint player_kept_has_currency check ((kept_balance is null) = (kept_currency is null)),
  constraint player_kept_is_no_demo check (kept_balance is null or demo_balance is null)
);
create index on studio.player (created_at) where demo_balance is not null;
create unique index player_of_operator on studio.player (vendor, operator_id, wallet_user);
grant select, insert, update (demo_balance, kept_balance, kept_currency) on studio.player to lanna_studio;

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
grant select, insert, update (state, client_seed, nonce, revealed_at) on studio.seed_pair to lanna_studio;

-- ==================== kept money ==========================================

-- What operators have ordered to be moved, each once under its id and for good. closed: asked after before it came, and never to be applied. An
-- order's id is the operator's, and each vendor that keeps money may be given the same one.
create table studio.kept_order (
  operator_id text not null,
  id uuid not null,
  state text not null check (state in ('applied', 'refused', 'closed')),
  way text check (way in ('in', 'out')),
  player_id uuid references studio.player,
  currency text,
  amount bigint check (amount > 0),
  refusal text,
  at timestamptz not null,
  vendor text not null,
  primary key (vendor, operator_id, id),
  check ((state = 'closed') = (way is null)),
  check ((way is null) = (player_id is null) and (way is null) = (amount is null) and (way is null) = (currency is null)),
  check ((state = 'refused') = (refusal is not null))
);
create index on studio.kept_order (player_id, at);
grant select, insert on studio.kept_order to lanna_studio;

-- ==================== rewards =============================================

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

grant select, insert on studio.reward, studio.cancelled_reward to lanna_studio;
grant update (used) on studio.reward to lanna_studio;

-- ==================== play ================================================

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
  ends_at timestamptz not null,
  -- At which table the launch lets its player sit down.
  table_code text,
  -- What the operator says of a player at the launch: digests that are equal where two accounts share a device, a number, a bank account or a range
  -- of addresses, and what it allows.
  marks jsonb not null default '[]',
  one_person boolean not null default false,
  table_codes boolean not null default false
);
create index on studio.play_session (ends_at);
create index on studio.play_session (player_id);
grant select, insert, delete, update (idle_at) on studio.play_session to lanna_studio;

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
  last_error text,
  finished_at timestamptz,
  -- Null: the player's own stake.
  reward_id uuid references studio.reward,

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
-- The count of measured returns walks along the time; a btree entry a round would be dear for that.
create index on studio.round using brin (finished_at);
grant select, insert on studio.round to lanna_studio;
grant update (state, wallet_token, refusal, balance_after_stake, balance_after, shown, due_at, attempts, last_error, finished_at)
  on studio.round to lanna_studio;

-- ==================== returns =============================================

-- What the games really returned, hour by hour: shown beside what their sheets promise. Every settled round of a real
-- player counts once, and so does every hit of fishing, whatever its stake, so that no currency weighs more than another. Demo rounds are left out: they
-- are forgotten after two days.
create table studio.measured_return (
  game_code text not null,
  rule_version text not null,
  finished_hour timestamptz not null,
  rounds bigint not null check (rounds > 0),
  -- Σ payout ∕ stake
  returned numeric not null check (returned >= 0),
  -- What a hit of fishing returns spreads by the fish it met, so that the spread is counted with it; of a slot its sheet says it.
  variance numeric check (variance > 0),
  primary key (game_code, rule_version, finished_hour)
);
create index on studio.measured_return (finished_hour);
grant select, insert, update on studio.measured_return to lanna_studio;

-- ==================== back office =========================================

-- The studio's own back office, for the people of operators whom their console lets in.

-- Launches that have been used, until they would have expired anyway.
create table studio.back_office_launch (
  jti uuid primary key,
  expires_at timestamptz not null
);
create index on studio.back_office_launch (expires_at);

-- A person of an operator's at work. The bearer token is stored as SHA-256 only.
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
  ends_at timestamptz not null,
  vendor text not null
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
  at timestamptz not null,
  vendor text not null
);
create index on studio.back_office_act (vendor, operator_id, id desc);

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

-- ==================== leases ==============================================

-- Which process leads a table, room, hall or match. Time is this database's clock alone: processes' clocks differ, and a process may sleep without knowing it.
create table studio.lease (
  subject text primary key check (subject ~ '^[a-z0-9][a-z0-9:._-]{0,99}$'),
  holder text not null check (length(holder) between 1 and 200),
  -- Grows with every new leader and never falls; it stands in every row a leader writes.
  fence bigint not null check (fence > 0),
  acquired_at timestamptz not null,
  heartbeat_at timestamptz not null,
  expires_at timestamptz not null,
  -- Makes the fence a key column: a takeover waits for the writes of the leader before (FOR KEY SHARE), a heartbeat does not.
  unique (subject, fence)
) with (fillfactor = 50);

\function studio.refuse_smaller_fence
create trigger refuse_smaller_fence before update on studio.lease
  for each row execute function studio.refuse_smaller_fence();

grant select on studio.lease to lanna_studio;

-- Each leader a table, room or hall has had; kept for some days.
create table studio.lease_change (
  subject text not null,
  fence bigint not null,
  holder text not null,
  at timestamptz not null,
  primary key (subject, fence)
);
create index on studio.lease_change (at);
\function studio.note_leader
create trigger note_leader after insert or update on studio.lease for each row execute function studio.note_leader();
grant select, delete on studio.lease_change to lanna_studio;

-- ==================== shared rounds =======================================

-- Rounds that many players share, and the chains of secrets they are drawn from. Written by the leader of their subject alone.

create table studio.fair_chain (
  id uuid primary key,
  subject text not null,
  fence bigint not null,
  -- Counted from 1 within the subject, in the order of use.
  number integer not null check (number > 0),
  anchor text not null unique check (anchor ~ '^[0-9a-f]{64}$'),
  -- The end all links follow from.
  secret text not null check (secret ~ '^[0-9a-f]{64}$'),
  links integer not null check (links > 0),
  -- Links given away, in their order and for good.
  reserved integer not null default 0 check (reserved between 0 and links),
  published_at timestamptz not null default clock_timestamp(),
  unique (subject, number)
);

create table studio.shared_round (
  id uuid primary key,
  subject text not null,
  fence bigint not null,
  -- Counted from 1 within the subject.
  number integer not null check (number > 0),
  kind text not null,
  rule_version text not null,
  chain_id uuid not null references studio.fair_chain,
  place integer not null check (place > 0),
  link_before text not null check (link_before ~ '^[0-9a-f]{64}$'),
  terms jsonb not null,
  state text not null check (state in ('announced', 'open', 'closed', 'settled', 'void')),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  beacon text,
  link text check (encode(sha256(link::bytea), 'hex') = link_before),
  actions jsonb,
  outcome jsonb,
  void_reason text,
  unique (subject, number),
  -- No link is used twice.
  unique (chain_id, place),
  check (opens_at <= closes_at),
  check ((link is not null) = (state in ('settled', 'void'))),
  check ((outcome is not null) = (state = 'settled') and (actions is not null) = (state = 'settled')),
  check ((void_reason is not null) = (state = 'void'))
);
-- A link shows all links before it, so a round begins when the one before has ended.
create unique index one_shared_round_at_a_time on studio.shared_round (subject)
  where state in ('announced', 'open', 'closed');
create index on studio.shared_round (id desc) where state in ('settled', 'void');

-- Which leader brought a round into which state: each is entered once.
create table studio.shared_round_move (
  round_id uuid not null references studio.shared_round,
  state text not null,
  fence bigint not null,
  at timestamptz not null,
  primary key (round_id, state)
);

-- What players add to a round, in the order it came, until the round opens.
create table studio.shared_round_seed (
  round_id uuid not null references studio.shared_round,
  place integer not null check (place between 1 and 1000),
  player_id uuid not null,
  seed text not null check (length(seed) between 1 and 64),
  primary key (round_id, place),
  unique (round_id, player_id)
);

-- In the order of their names: the fence first.
\function studio.refuse_unled_write
\function studio.guard_shared_round
create trigger refuse_unled_write before insert or update on studio.fair_chain
  for each row execute function studio.refuse_unled_write();
create trigger refuse_unled_write before insert or update on studio.shared_round
  for each row execute function studio.refuse_unled_write();
create constraint trigger guard_shared_round after insert or update on studio.shared_round
  for each row execute function studio.guard_shared_round();

grant select, insert on studio.fair_chain, studio.shared_round to lanna_studio;
grant update (reserved) on studio.fair_chain to lanna_studio;
grant update (state, opens_at, closes_at, beacon, link, actions, outcome, void_reason) on studio.shared_round to lanna_studio;
grant select on studio.shared_round_move, studio.shared_round_seed to lanna_studio;

-- ==================== tables ==============================================

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

\function studio.guard_table_bet
create trigger guard_table_bet before insert or update on studio.table_bet
  for each row execute function studio.guard_table_bet();

grant select, insert on studio.table_bet, studio.table_confirm, studio.table_seed, studio.table_presence to lanna_studio;
grant update (chips, stake, currency, confirmed_at, wallet_token, state, refusal, payout, valid_turnover, balance_after, due_at, attempts,
  last_error, finished_at) on studio.table_bet to lanna_studio;
grant update (seed, at) on studio.table_seed to lanna_studio;
grant update (watchers, players, at) on studio.table_presence to lanna_studio;
grant delete on studio.table_confirm, studio.table_presence to lanna_studio;

-- What people of operators decide about tables (decision 183). Columns without a word are as in studio.game_stop.

-- While a row is open, the operator's players take no part in rounds that are announced after it. Null: at all tables of the vendor.
create table studio.table_stop (
  id uuid primary key,
  operator_id text not null,
  vendor text not null,
  table_code text,
  reason text not null,
  stopped_at timestamptz not null default clock_timestamp(),
  stopped_by text not null,
  opened_at timestamptz,
  opened_by text,
  check ((opened_at is null) = (opened_by is null))
);
create unique index on studio.table_stop (operator_id, vendor, coalesce(table_code, '')) where opened_at is null;

-- A round that is to be made void: one person proposes it with words, another carries it out, and the table's leader does it.
create table studio.table_void (
  round_id uuid primary key references studio.shared_round,
  table_code text not null,
  operator_id text not null,
  reason text not null,
  proposed_at timestamptz not null default clock_timestamp(),
  proposed_by text not null,
  proposed_by_id text not null,
  approved_at timestamptz,
  approved_by text,
  approved_by_id text,
  done_at timestamptz,
  check ((approved_at is null) = (approved_by is null) and (approved_at is null) = (approved_by_id is null)),
  check (approved_by_id <> proposed_by_id),
  check (done_at is null or approved_at is not null)
);
create index on studio.table_void (table_code) where approved_at is not null and done_at is null;
-- Voids that a brand has carried out within a day are counted.
create index on studio.table_void (operator_id, approved_at) where approved_at is not null;

grant select, insert on studio.table_stop, studio.table_void to lanna_studio;
grant update (opened_at, opened_by) on studio.table_stop to lanna_studio;
grant update (approved_at, approved_by, approved_by_id, done_at) on studio.table_void to lanna_studio;
grant delete on studio.table_void to lanna_studio;

-- What people of a brand set of tables (decision 185). Columns without a word are as in studio.table_stop.

-- For a brand's own players, narrower than the table's sheet; null: as the sheet has it. A row is never changed: for a round holds the newest that was set before its
-- announcement. Of hours, minutes of the day in Thailand; a table that closes before it opens is open over midnight.
create table studio.table_setting (
  operator_id text not null,
  table_code text not null,
  version integer not null check (version > 0),
  min_stake bigint check (min_stake > 0),
  max_stake bigint check (max_stake > 0),
  -- By family of plays, as decimal text: each play's own largest stake.
  max_by_family jsonb not null,
  -- The most that one player, and the brand's players together, can be paid in a round, stakes included.
  player_payout_max bigint check (player_payout_max > 0),
  brand_payout_max bigint check (brand_payout_max > 0),
  opens_minute integer check (opens_minute between 0 and 1439),
  closes_minute integer check (closes_minute between 0 and 1439),
  reason text not null,
  set_at timestamptz not null default clock_timestamp(),
  set_by text not null,
  set_by_id text not null,
  primary key (operator_id, table_code, version),
  check (min_stake <= max_stake),
  check (player_payout_max <= brand_payout_max),
  check ((opens_minute is null) = (closes_minute is null) and opens_minute <> closes_minute)
);

-- A table that one brand has had made for its players, as another of the vendor's is led, with limits of its own. Taken away, it ends its round and announces no other.
create table studio.own_table (
  code text primary key check (code ~ '^own-[a-z0-9]{8,40}$'),
  operator_id text not null,
  vendor text not null,
  like_code text not null,
  limits text not null check (limits in ('low', 'middle', 'high')),
  name_th text not null check (length(name_th) between 1 and 40),
  name_en text not null check (length(name_en) between 1 and 40),
  reason text not null,
  made_at timestamptz not null default clock_timestamp(),
  made_by text not null,
  taken_away_at timestamptz,
  taken_away_by text,
  check ((taken_away_at is null) = (taken_away_by is null))
);
create index on studio.own_table (operator_id, vendor);

grant select, insert on studio.table_setting, studio.own_table to lanna_studio;
grant update (taken_away_at, taken_away_by) on studio.own_table to lanna_studio;

-- ==================== sports ==============================================

-- The sportsbook (decision 194): what is offered at which price, slips and what became of them. Times of decisions are this database's clock.

-- What a brand may bound as a whole.
create table studio.sports_sport (
  code text primary key check (code ~ '^[a-z0-9_]{2,30}$'),
  names jsonb not null check (names ?& array['TH', 'EN'])
);
insert into studio.sports_sport values ('football', '{"TH": "ฟุตบอล", "EN": "Football"}');
grant select on studio.sports_sport to lanna_studio;

-- Of a source: `house` (the virtual league), `console`, or a feed by its name. Names by language, at least TH and EN.
create table studio.sports_competition (
  id uuid primary key,
  source text not null check (source ~ '^[a-z0-9][a-z0-9:._-]{0,59}$'),
  source_key text not null check (length(source_key) between 1 and 100),
  names jsonb not null check (names ?& array['TH', 'EN']),
  virtual boolean not null default false,
  sport text not null default 'football' references studio.sports_sport,
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
  -- None of an outright.
  home_id uuid references studio.sports_team,
  away_id uuid references studio.sports_team check (away_id <> home_id),
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
  check (planned_at <= created_at + interval '400 days' and starts_at <= created_at + interval '400 days'),
  constraint sports_fixture_sides_check check ((home_id is null) = (away_id is null))
) with (fillfactor = 70);
create index on studio.sports_fixture (starts_at) where state in ('prematch', 'live', 'suspended', 'closed');
create index on studio.sports_fixture (competition_id, starts_at);
create index on studio.sports_fixture (round_id);

\function studio.guard_sports_fixture
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

\function studio.keep_sports_prices
select studio.keep_sports_prices(90);

\function studio.count_sports_price
create trigger count_sports_price before update on studio.sports_price
  for each row execute function studio.count_sports_price();

\function studio.note_sports_price
create trigger note_sports_price after insert or update on studio.sports_price
  for each row execute function studio.note_sports_price();

-- What is set of stakes: in thousandths of the bounds. Of all, of a competition, of a group of players, of a player.
create table studio.sports_limit (
  operator_id text not null,
  scope text not null check (scope in ('all', 'competition', 'group', 'player')),
  -- The competition, the group or the player; of all, zero.
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

\function studio.guard_sports_slip
create trigger guard_sports_slip before insert or update on studio.sports_slip
  for each row execute function studio.guard_sports_slip();

\function studio.guard_sports_leg
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

\function studio.plan_sports_settlement
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

-- Results that people type (decision 194): the second without seeing what the first has typed. Both alike become the next version; two that differ are a case, and are typed anew.
create table studio.sports_report (
  fixture_id uuid not null references studio.sports_fixture,
  -- The version it would become.
  version integer not null check (version > 0),
  operator_id text not null,
  person_id text not null,
  person_name text not null,
  ended jsonb not null,
  reason text not null check (length(reason) between 5 and 500),
  at timestamptz not null default clock_timestamp(),
  -- One that has been compared is kept, and counts no more.
  compared_at timestamptz
);
create unique index on studio.sports_report (fixture_id, version) where compared_at is null;
create index on studio.sports_report (fixture_id, at);

grant select, insert on studio.sports_report to lanna_studio;
grant update (compared_at) on studio.sports_report to lanna_studio;

-- Feeds of matches, prices and results (docs/sports-feed.md): one gapless sequence for each producer of a feed.
create table studio.sports_feed (
  feed text not null check (feed ~ '^[a-z0-9][a-z0-9-]{0,29}$'),
  producer text not null check (producer in ('prematch', 'live')),
  next_sequence bigint not null default 1 check (next_sequence > 0),
  -- Of the last message that was applied: who is silent offers nothing.
  last_at timestamptz not null default clock_timestamp(),
  -- Since something is missing; null where nothing is.
  gap_since timestamptz,
  gaps integer not null default 0,
  refused integer not null default 0,
  primary key (feed, producer)
);

-- What came, by its place: the same message once, and another one in its place is a contradiction.
create table studio.sports_feed_message (
  feed text not null,
  producer text not null,
  sequence bigint not null,
  digest text not null,
  kind text not null,
  -- Why it was not applied; null where it was.
  refused text,
  at timestamptz not null default clock_timestamp(),
  primary key (feed, producer, sequence),
  foreign key (feed, producer) references studio.sports_feed
);
create index on studio.sports_feed_message (feed, producer, sequence) where refused is not null;

-- Spans of time whose bets are void, until they are taken back.
create table studio.sports_cancellation (
  id uuid primary key,
  fixture_id uuid not null references studio.sports_fixture,
  -- Null: all markets.
  market text,
  starts timestamptz not null,
  ends timestamptz not null check (ends > starts),
  source text not null,
  at timestamptz not null default clock_timestamp(),
  taken_back_at timestamptz
);
create index on studio.sports_cancellation (fixture_id);

grant select, insert on studio.sports_feed, studio.sports_feed_message, studio.sports_cancellation to lanna_studio;
grant update (next_sequence, last_at, gap_since, gaps, refused) on studio.sports_feed to lanna_studio;
grant update (taken_back_at) on studio.sports_cancellation to lanna_studio;

-- What other feeds say of how a match ended is kept, whichever comes first: two that differ are a case, and no money moves before people have decided (decision 211).
create table studio.sports_feed_report (
  fixture_id uuid not null references studio.sports_fixture,
  source text not null check (source like 'feed:%'),
  ended jsonb not null,
  at timestamptz not null default clock_timestamp(),
  primary key (fixture_id, source)
);
grant select, insert on studio.sports_feed_report to lanna_studio;
grant update (ended, at) on studio.sports_feed_report to lanna_studio;

-- A price that was shown and was obviously wrong: named by one person with the true one, approved by another before kick-off, and slips at that price are void.
create table studio.sports_price_error (
  id uuid primary key,
  fixture_id uuid not null,
  market text not null,
  selection text not null,
  -- The version of the price, and what it was; what it ought to have been. Thousandths.
  version integer not null,
  shown integer not null check (shown between 1010 and 1000000),
  truth integer not null check (truth between 1010 and 1000000 and truth <> shown),
  operator_id text not null,
  proposed_by text not null,
  proposer_id text not null,
  reason text not null check (length(reason) between 5 and 500),
  proposed_at timestamptz not null default clock_timestamp(),
  approved_by text,
  approver_id text check (approver_id <> proposer_id),
  approved_at timestamptz,
  -- How many open slips it made void at once.
  slips integer,
  withdrawn_by text,
  withdrawn_at timestamptz,
  check ((approved_by is null) = (approved_at is null) and (approved_by is null) = (approver_id is null) and (approved_by is null) = (slips is null)),
  check ((withdrawn_by is null) = (withdrawn_at is null)),
  check (approved_at is null or withdrawn_at is null),
  foreign key (fixture_id, market, selection) references studio.sports_price
);
create unique index on studio.sports_price_error (fixture_id, market, selection, version) where withdrawn_at is null;

\function studio.guard_sports_price_error
create trigger guard_sports_price_error before insert or update on studio.sports_price_error
  for each row execute function studio.guard_sports_price_error();

grant select, insert on studio.sports_price_error to lanna_studio;
grant update (approved_by, approver_id, approved_at, slips, withdrawn_by, withdrawn_at) on studio.sports_price_error to lanna_studio;

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

grant select, insert on studio.sports_group, studio.sports_group_player to lanna_studio;
grant update (group_id, reason, set_by, set_at) on studio.sports_group_player to lanna_studio;
grant delete on studio.sports_group_player to lanna_studio;

-- Outrights (decision 222): who wins a competition, or comes in among its first. One is a fixture without sides: bets are taken until it starts, and all that hangs on a fixture (prices, liability, slips, results by version, cases) holds for it as well.
create table studio.sports_outright (
  fixture_id uuid primary key references studio.sports_fixture,
  names jsonb not null check (names ?& array['TH', 'EN']),
  -- By selection: the names of each that one can bet on.
  runners jsonb not null check (jsonb_typeof(runners) = 'object'),
  -- When its end is expected; slips are open until then.
  ends_at timestamptz not null
);

\function studio.guard_sports_outright
create trigger guard_sports_outright before insert or update on studio.sports_outright
  for each row execute function studio.guard_sports_outright();

grant select, insert on studio.sports_outright to lanna_studio;
grant update (names, ends_at) on studio.sports_outright to lanna_studio;

-- Margins that people of the book have set, by version (decision 223): the newest stands, and prices made from then on hold it. What was before stays.
create table studio.sports_margin_sheet (
  version integer primary key check (version > 0),
  -- By kind of market, in thousandths: `{"result": 45}`. Kinds left out stand at the published ones.
  margins jsonb not null check (jsonb_typeof(margins) = 'object'),
  reason text not null check (length(reason) between 5 and 500),
  operator_id text not null,
  set_by text not null,
  set_at timestamptz not null default clock_timestamp()
);
grant select, insert on studio.sports_margin_sheet to lanna_studio;

-- Bounds that a brand sets for a sport or a league in amounts (decision 223), beside its shares for leagues, groups and players. The smallest that holds for a slip counts.
create table studio.sports_bound (
  operator_id text not null,
  scope text not null check (scope in ('sport', 'competition')),
  -- The code of the sport, or the id of the competition.
  subject text not null,
  -- Of a slip; null: as for all.
  most_stake bigint check (most_stake > 0),
  most_paid bigint check (most_paid > 0),
  -- Of the whole book, up to which the brand's players may add to it.
  of_selection bigint check (of_selection > 0),
  of_fixture bigint check (of_fixture > 0),
  reason text not null check (length(reason) between 5 and 500),
  set_by text not null,
  set_at timestamptz not null default clock_timestamp(),
  primary key (operator_id, scope, subject),
  check (coalesce(most_stake, most_paid, of_selection, of_fixture) is not null)
);
grant select, insert, delete on studio.sports_bound to lanna_studio;
grant update (most_stake, most_paid, of_selection, of_fixture, reason, set_by, set_at) on studio.sports_bound to lanna_studio;

-- ==================== fishing =============================================

-- Packets of shots (decision 202). A packet is one bet of the wallet: what it reserves is shot from, and what was not shot is given back with what was won. Only hits that were drawn cost anything, and each is a row.
create table studio.fishing_packet (
  id uuid primary key,
  player_id uuid not null references studio.player,
  game_code text not null,
  -- The hall it is shot in.
  hall_id uuid not null,
  seed_pair_id uuid not null references studio.seed_pair,
  currency text not null,
  language text not null check (language in ('TH', 'EN')),
  rule_version text not null,
  reserve bigint not null check (reserve > 0),
  -- Summed from its hits, in the transactions that write them.
  shots integer not null default 0 check (shots >= 0),
  hits integer not null default 0 check (hits >= shots),
  kills integer not null default 0 check (kills between 0 and hits),
  spent bigint not null default 0 check (spent between 0 and reserve),
  payout bigint not null default 0 check (payout >= 0),
  opened_at timestamptz not null default clock_timestamp(),
  -- No hit is written after this.
  closes_at timestamptz not null,
  -- Written before any of these transactions is sent.
  bet_uuid uuid not null unique default gen_random_uuid(),
  win_uuid uuid not null unique default gen_random_uuid(),
  rollback_uuid uuid not null unique default gen_random_uuid(),
  wallet_token text,
  -- placing: on its way to the wallet · open: shot from · refused: not taken · returning, returned: given back whole, for nothing was shot or the wallet's answer stayed uncertain ·
  -- closing: the wallet is to confirm its win · closed: it has · disputed: the wallet contradicts itself; people must look.
  state text not null check (state in ('placing', 'open', 'refused', 'returning', 'returned', 'closing', 'closed', 'disputed')),
  refusal text,
  balance_after bigint,
  due_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  closed_at timestamptz,
  finished_at timestamptz,
  -- The terms of a packet from its opening to its end. Null: it was opened by a release that knew none, and all bets of its sheet may be shot.
  setting_version integer check (setting_version >= 0),
  min_bet bigint check (min_bet > 0),
  max_bet bigint,
  check ((due_at is not null) = (state in ('placing', 'open', 'returning', 'closing'))),
  check ((refusal is not null) = (state = 'refused')),
  check (state not in ('placing', 'refused', 'returning', 'returned') or hits = 0),
  check (max_bet >= min_bet)
) with (fillfactor = 60);
-- A player shoots from one packet at a time, whatever devices they hold.
create unique index on studio.fishing_packet (player_id) where state in ('placing', 'open');
create index on studio.fishing_packet (player_id, id desc);
create index on studio.fishing_packet (due_at) where due_at is not null;
create index on studio.fishing_packet (game_code) where state in ('placing', 'open');
-- Who sits down in a hall later reads from the rows which fish are gone.
create index on studio.fishing_packet (hall_id, closes_at);

create table studio.fishing_hit (
  packet_id uuid not null references studio.fishing_packet,
  nonce integer not null check (nonce >= 0),
  shot integer not null check (shot > 0),
  weapon text not null check (weapon in ('cannon', 'net')),
  -- The code of its kind, and its number in the hall.
  fish text not null,
  swimmer integer not null,
  cost bigint not null check (cost > 0),
  multiple integer not null check (multiple >= 0),
  payout bigint not null,
  at timestamptz not null default clock_timestamp(),
  primary key (packet_id, nonce),
  check (payout = cost * multiple)
);
create index on studio.fishing_hit (at);

\function studio.guard_fishing_packet
create trigger guard_fishing_packet before update on studio.fishing_packet
  for each row execute function studio.guard_fishing_packet();

\function studio.guard_fishing_hit
create trigger guard_fishing_hit before insert on studio.fishing_hit
  for each row execute function studio.guard_fishing_hit();

grant select, insert on studio.fishing_packet, studio.fishing_hit to lanna_studio;
grant update (wallet_token, state, refusal, shots, hits, kills, spent, payout, balance_after, due_at, attempts, last_error, closed_at, finished_at)
  on studio.fishing_packet to lanna_studio;

-- What people of a brand set of halls (decision 224), for their own players and narrower than the game's sheet; null: as the sheet has it. A row is never changed: a packet holds the newest that
-- was set before it was opened.
create table studio.fishing_setting (
  operator_id text not null,
  game_code text not null,
  version integer not null check (version > 0),
  min_bet bigint check (min_bet > 0),
  max_bet bigint check (max_bet > 0),
  -- Shots that are reserved at once.
  packet_shots integer check (packet_shots between 10 and 100),
  -- The most a packet can be paid: so few shots are reserved that it stays below this even if each takes the dearest fish.
  payout_max bigint check (payout_max > 0),
  reason text not null,
  set_at timestamptz not null default clock_timestamp(),
  set_by text not null,
  set_by_id text not null,
  primary key (operator_id, game_code, version),
  check (min_bet <= max_bet)
);
grant select, insert on studio.fishing_setting to lanna_studio;

-- How a packet was fired, counted by its hall and written with its end: what people look at when a program may be playing. Of demos nothing is kept.
create table studio.fishing_fire (
  packet_id uuid primary key references studio.fishing_packet,
  player_id uuid not null references studio.player,
  at timestamptz not null default clock_timestamp(),
  lasted_ms integer not null check (lasted_ms >= 0),
  -- Shots that left the cannon, and what was pressed quicker than it fires.
  fired integer not null check (fired >= 0),
  too_fast integer not null check (too_fast >= 0),
  -- Of those fired, the ones that followed no fish, and the angles most of them had: [[thousandths of a radian, shots], …].
  aimed integer not null check (aimed between 0 and fired),
  angles jsonb not null
);
create index on studio.fishing_fire (player_id, at);
create index on studio.fishing_fire (at);

-- A suspicion with its evidence, and what a person of the brand decided about it. It moves no money, whatever is decided.
create table studio.fishing_case (
  id uuid primary key,
  player_id uuid not null references studio.player,
  game_code text not null,
  -- rate: fired as no hand and no page of ours does · angles: the same few angles over hours.
  kind text not null check (kind in ('rate', 'angles')),
  evidence jsonb not null,
  -- The latest packets it was seen in.
  packets uuid[] not null,
  opened_at timestamptz not null default clock_timestamp(),
  -- note: written down and nothing else · warn: the player reads the words in the hall · close-seat: no further packet is opened for the player until a person opens the seat.
  decision text check (decision in ('note', 'warn', 'close-seat')),
  words text,
  decided_at timestamptz,
  decided_by text,
  decided_by_id text,
  -- Of a warning: the player has said that they read it.
  seen_at timestamptz,
  -- Of a closed seat, once it was opened again.
  reopened_at timestamptz,
  reopened_by text,
  reopened_words text,
  check ((decision is null) = (decided_at is null) and (decision is null) = (words is null) and (decision is null) = (decided_by is null)),
  check (seen_at is null or decision = 'warn'),
  check (reopened_at is null or decision = 'close-seat'),
  check ((reopened_at is null) = (reopened_by is null) and (reopened_at is null) = (reopened_words is null))
);
create unique index on studio.fishing_case (player_id, kind) where decided_at is null;
create index on studio.fishing_case (player_id, decided_at);

grant select, insert, delete on studio.fishing_fire to lanna_studio;
grant select, insert on studio.fishing_case to lanna_studio;
grant update (decision, words, decided_at, decided_by, decided_by_id, seen_at, reopened_at, reopened_by, reopened_words) on studio.fishing_case to lanna_studio;

-- A hall is of all processes of the studio: its seed and its clock are a row, and so is each seat, which a process holds for its page. No money follows from any of it.
create table studio.fishing_process (
  id uuid primary key,
  -- Its seats are free once it was silent for the length of a lease.
  alive_at timestamptz not null default clock_timestamp()
);
create table studio.fishing_hall (
  id uuid primary key,
  game_code text not null,
  demo boolean not null,
  seed bigint not null check (seed between 0 and 4294967295),
  filled_at timestamptz not null default clock_timestamp()
);
create index on studio.fishing_hall (game_code, demo);
create table studio.fishing_seat (
  id uuid primary key,
  hall_id uuid not null references studio.fishing_hall,
  place integer not null check (place between 0 and 3),
  -- One seat a player, whatever devices they hold.
  player_id uuid not null unique references studio.player on delete cascade,
  process_id uuid not null references studio.fishing_process,
  -- As the others see it: masked.
  name text not null,
  sat_at timestamptz not null default clock_timestamp(),
  unique (hall_id, place)
);
create index on studio.fishing_seat (process_id);

grant select, insert, delete, update (alive_at) on studio.fishing_process to lanna_studio;
grant select, insert, delete on studio.fishing_hall, studio.fishing_seat to lanna_studio;

-- ==================== rooms ===============================================

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
  -- A table of friends is found by its code alone, and lets in who has typed it while it held.
  friends_of uuid references studio.player,
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
  -- Beside the time to act, refilled with each hand.
  bank_ms integer not null default 30000 check (bank_ms between 0 and 30000),
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
  -- While a hand is played, the step of its game's rules that the time to act counts for.
  phase text check (phase ~ '^[a-z0-9:_-]{1,60}$'),
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

\function studio.guard_room_hand
create trigger refuse_unled_write before insert or update on studio.room_hand
  for each row execute function studio.refuse_unled_write();
create constraint trigger guard_room_hand after insert or update on studio.room_hand
  for each row execute function studio.guard_room_hand();

\function studio.guard_room_hand_seat
create trigger guard_room_hand_seat before update on studio.room_hand_seat
  for each row execute function studio.guard_room_hand_seat();

grant select, insert on studio.room_table, studio.room_seat, studio.room_hand, studio.room_hand_seat, studio.room_move, studio.room_stop to lanna_studio;
grant update (state, opened_at, closed_at, friends_of) on studio.room_table to lanna_studio;
grant delete on studio.room_seat to lanna_studio;
grant update (device, session_id, name, wallet_token, currency, language, balance, commitment, resting, leaving, missed, seen_at, bank_ms) on studio.room_seat to lanna_studio;
grant update (seats, link, state, phase, due_at, outcome, rake, void_reason, dealt_at, ended_at) on studio.room_hand to lanna_studio;
grant update (seed, wallet_token, state, refusal, won, rake, balance_after, due_at, attempts, last_error, finished_at) on studio.room_hand_seat to lanna_studio;
grant update (opened_at, opened_by) on studio.room_stop to lanna_studio;

-- Fair company in card rooms (decision 230): what is kept of pairs of players, and the cases that people decide about.

create table studio.room_mark (
  player_id uuid not null references studio.player,
  kind text not null check (kind in ('device', 'number', 'bank', 'network')),
  mark text not null,
  seen_at timestamptz not null default clock_timestamp(),
  primary key (player_id, kind, mark)
);
create index on studio.room_mark (kind, mark);

-- A hand that has ended and is not counted yet: written where it is settled, deleted where it is counted.
create table studio.room_uncounted (
  hand_id uuid primary key references studio.room_hand
);

-- Who sat where on a day of Thailand.
create table studio.room_sat (
  operator_id text not null,
  day date not null,
  room_code text not null,
  table_id uuid not null references studio.room_table,
  player_id uuid not null references studio.player,
  hands integer not null check (hands > 0),
  primary key (player_id, day, table_id)
);
create index on studio.room_sat (operator_id, day, room_code);

-- Plays that a player chose, and those of them that no sound player would.
create table studio.room_plays (
  player_id uuid primary key references studio.player,
  plays integer not null,
  odd integer not null,
  check (odd between 0 and plays)
);

-- Of two players, the one with the lower id first. `flow`: what went from `other` to `one`, in thousandths of base stakes; with its squares, so that its error is known.
create table studio.room_pair (
  operator_id text not null,
  one uuid not null references studio.player,
  other uuid not null references studio.player,
  hands integer not null,
  flow bigint not null,
  squares numeric not null,
  -- Of each, in hands in which money went to the other.
  one_plays integer not null,
  one_odd integer not null,
  other_plays integer not null,
  other_odd integer not null,
  since timestamptz not null default clock_timestamp(),
  last_at timestamptz not null default clock_timestamp(),
  last_hand uuid not null references studio.room_hand,
  primary key (one, other),
  check (one < other)
);
create index on studio.room_pair (operator_id, last_at);

create table studio.room_case (
  id uuid primary key,
  operator_id text not null,
  vendor text not null,
  kind text not null check (kind in ('signals', 'report')),
  one uuid not null references studio.player,
  -- Null where a member has reported a hand as a whole.
  other uuid references studio.player,
  hand_id uuid references studio.room_hand,
  facts jsonb not null,
  opened_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz,
  closed_by text,
  check ((closed_at is null) = (closed_by is null)),
  check ((kind = 'signals') = (other is not null)),
  check ((kind = 'report') = (hand_id is not null))
);
create unique index room_case_of_pair on studio.room_case (one, other) where kind = 'signals' and closed_at is null;
-- `one` of a report is who has reported.
create unique index room_case_of_report on studio.room_case (hand_id, one) where kind = 'report';
create index on studio.room_case (operator_id, id);

-- What people have done about a case, in its order.
create table studio.room_case_step (
  case_id uuid not null references studio.room_case,
  n integer not null check (n > 0),
  step text not null check (step in ('note', 'part', 'join', 'close')),
  text text not null,
  person_id text not null,
  person_name text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (case_id, n)
);

-- Two who never sit at one table, until people of the brand say otherwise.
create table studio.room_apart (
  operator_id text not null,
  one uuid not null references studio.player,
  other uuid not null references studio.player,
  case_id uuid not null references studio.room_case,
  primary key (one, other),
  check (one < other)
);
create index on studio.room_apart (other);

grant select, insert on studio.room_case, studio.room_case_step to lanna_studio;
grant update (facts, closed_at, closed_by) on studio.room_case to lanna_studio;
grant select, insert, delete on studio.room_uncounted, studio.room_apart to lanna_studio;
-- Rows are locked where they are deleted.
grant update on studio.room_uncounted to lanna_studio;
grant select, insert, update, delete on studio.room_mark, studio.room_sat, studio.room_plays, studio.room_pair to lanna_studio;

-- Who waits for a seat at a full table: a page says so again and again, so one that is gone waits no more.
create table studio.room_waiting (
  table_id uuid not null references studio.room_table,
  player_id uuid not null references studio.player,
  since timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp(),
  primary key (table_id, player_id)
);
create index on studio.room_waiting (player_id);

create table studio.room_friend_code (
  operator_id text not null,
  code text not null check (code ~ '^[A-HJ-NP-Z2-9]{6}$'),
  table_id uuid not null references studio.room_table,
  expires_at timestamptz not null,
  primary key (operator_id, code)
);
create index on studio.room_friend_code (table_id);
create table studio.room_friend (
  table_id uuid not null references studio.room_table,
  player_id uuid not null references studio.player,
  primary key (table_id, player_id)
);
-- Codes that were tried and were none.
create table studio.room_code_miss (
  player_id uuid not null references studio.player,
  at timestamptz not null default clock_timestamp()
);
create index on studio.room_code_miss (player_id, at);

grant select, insert, update (seen_at), delete on studio.room_waiting to lanna_studio;
grant select, insert, delete on studio.room_friend_code, studio.room_friend, studio.room_code_miss to lanna_studio;
