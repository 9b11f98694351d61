-- The portal's schema as it stood before its first customer, by district and topic (ARCHITECTURE.md). It stands for the migrations
-- listed in 0001-baseline.replaces.json; what changed since follows in files of its own. Functions and views stand in server/sql and are
-- applied after all migrations; a line `\function <schema>.<name>` brings one of them at this place, where a column, an index or a
-- trigger is made of it.

-- The application never connects with the rights of the owner: it runs as lanna_app, which gets exactly the
-- grants the migrations spell out. Roles belong to the whole cluster, hence the guard.
do $$
begin
  create role lanna_app nologin;
exception when duplicate_object or unique_violation then null;
end $$;
grant lanna_app to current_user;

-- Who works on graphile-worker's schema, which the owner brings up to date; see platform/jobs/prepare-queue.ts for its grants.
do $$
begin
  create role lanna_jobs nologin;
exception when duplicate_object or unique_violation then null;
end $$;
grant lanna_jobs to current_user;

create extension if not exists pg_trgm with schema public;

-- ==================== house =============================================

create schema platform;
grant usage on schema platform to lanna_app;

-- Words that people write for readers: one value for each language they wrote, in at least one, none of them blank.
-- Without a function in its check, so that the rule can be read here and never changes under rows that passed it.
create domain platform.local_text as jsonb check (
  jsonb_typeof(value) = 'object'
  and value <> '{}'
  and value - '{TH,EN,CN,ID,PT,TY,VI}'::text[] = '{}'
  and not jsonb_path_exists(value, '$.* ? (@.type() != "string" || @ like_regex "^\\s*$")')
);

create type platform.queued_job as (
  job text,
  run_at timestamptz,
  attempts integer,
  max_attempts integer,
  is_running boolean,
  last_error text
);

-- Fixed-window counters, shared by all processes. Unlogged: losing them in a crash only forgives.
create unlogged table platform.rate_window (
  key text,
  window_start timestamptz,
  hits integer not null,
  primary key (key, window_start)
);
create index on platform.rate_window (window_start);
grant select, insert, update, delete on platform.rate_window to lanna_app;

-- Ids of encrypted bodies already taken, kept for as long as their `iat` would still be accepted.
create table platform.spent_jti (
  jti text primary key,
  expires_at timestamptz not null
);
create index on platform.spent_jti (expires_at);
grant select, insert, delete on platform.spent_jti to lanna_app;

-- Keys the server made for itself: they must survive restarts and be the same in every process.
create table platform.server_key (
  kid text primary key,
  purpose text not null check (purpose = 'body-encryption'),
  private_jwk text not null,
  created_at timestamptz not null,
  retire_at timestamptz not null
);
alter table platform.server_key add constraint server_key_is_sealed check (private_jwk like 'sealed:%') not valid;
grant select, insert, delete, update (private_jwk) on platform.server_key to lanna_app;

-- First answers of calls that carry an Idempotency-Key.
create table platform.idempotent_answer (
  scope text,
  key text,
  body_sha256 bytea not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index on platform.idempotent_answer (created_at);
grant select, insert, delete on platform.idempotent_answer to lanna_app;

-- Mail and SMS of a demo without a provider: kept instead of sent, shown at /dev/outbox. `scope` is whose they are.
create table platform.outbox (
  id uuid primary key,
  scope text not null,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  subject text not null default '',
  text text not null,
  html text,
  created_at timestamptz not null
);
create index on platform.outbox (scope, created_at desc);
create index on platform.outbox (created_at);
grant select, insert, delete on platform.outbox to lanna_app;

-- Secrets the server made for itself, one a purpose, the same in every process and after every restart.
create table platform.shared_secret (
  purpose text primary key,
  secret text not null,
  created_at timestamptz not null
);
alter table platform.shared_secret add constraint shared_secret_is_sealed check (secret like 'sealed:%') not valid;
grant select, insert, update (secret) on platform.shared_secret to lanna_app;

-- Picture captchas that may still be answered. Unlogged: after a crash people are shown a new picture.
create unlogged table platform.picture_captcha (
  id uuid primary key,
  answer_hmac bytea not null,
  tries_left smallint not null check (tries_left >= 0),
  expires_at timestamptz not null
);
create index on platform.picture_captcha (expires_at);
grant select, insert, update, delete on platform.picture_captcha to lanna_app;

-- Processes of the portal, as each says of itself every half minute. Unlogged: who runs says so again.
create unlogged table platform.running_process (
  id uuid primary key,
  roles text[] not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  sockets integer not null
);
grant select, insert, update, delete on platform.running_process to lanna_app;

-- What was handed to providers of e-mail and text messages, and what they answered. Never the text: it holds codes and links.
create table platform.sent_message (
  id uuid primary key,
  merchant_id uuid not null,
  channel text not null check (channel in ('mail', 'sms')),
  -- Shown masked; read in full by a call that is recorded.
  recipient text not null,
  subject text not null,
  -- `smtp`, `http-sms`, or `outbox` where a demo keeps messages instead of sending them.
  provider text not null,
  outcome text not null check (outcome in ('accepted', 'refused', 'failed')),
  -- Of ours (`recipient_refused`), and the provider's own (`550`, `21211`).
  code text,
  provider_code text,
  -- The provider's name for the message.
  reference text,
  answered_in_ms integer not null check (answered_in_ms >= 0),
  sent_at timestamptz not null
);
create index sent_message_of_brand on platform.sent_message (merchant_id, sent_at desc, id desc);
create index sent_message_to on platform.sent_message (lower(recipient), sent_at desc);
create index sent_message_by_time on platform.sent_message (sent_at);
grant select, insert, delete on platform.sent_message to lanna_app;

-- Runs of the portal's own jobs: when, for how long, with what result. The last ones of each job are kept.
create table platform.job_run (
  id uuid primary key,
  job text not null,
  -- When it was due; null where it is not known.
  due_at timestamptz,
  started_at timestamptz not null,
  finished_at timestamptz,
  outcome text not null default 'running' check (outcome in ('running', 'done', 'failed', 'lost')),
  error text,
  -- How often the queue has tried this one.
  attempt integer not null,
  check ((outcome = 'running') = (finished_at is null))
);
create index job_run_of_job on platform.job_run (job, started_at desc, id desc);
create index job_run_by_time on platform.job_run (started_at desc, id desc);
grant select, insert, update, delete on platform.job_run to lanna_app;

-- A merchant (brand) is what the request's host picks. Every row of every other schema carries its id.
create schema brands;
grant usage on schema brands to lanna_app;

create table brands.merchant (
  id uuid primary key,
  code text not null unique check (code ~ '^[A-Z0-9]{2,20}$'),
  name platform.local_text constraint merchant_name_en_not_null not null,
  enabled boolean not null default true,
  -- Shown, formatted and cut by these.
  currency text not null check (currency ~ '^[A-Z]{3,8}$'),
  currency_symbol text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  time_zone text not null,
  languages text[] not null check (cardinality(languages) > 0),
  default_language text not null,
  theme jsonb not null,
  settings jsonb not null,
  -- PKCS#8 PEM; our calls to vendors are signed with it.
  signing_private_key text not null,
  signing_public_key text not null,
  created_at timestamptz not null,
  -- Read by every bet, so computed when the settings are written. A setting that is no amount refuses every stake: a
  -- protection that cannot be read must not vanish. The default is that of server/src/modules/house/brands/brand.ts.
  max_stake bigint not null generated always as (
    case
      when not settings ? 'maxStake' then 5000000000
      when (settings ->> 'maxStake') ~ '^\d{1,14}(\.\d{1,5})?$' then least(((settings ->> 'maxStake')::numeric) * 100000,
        9223372036854775807)::bigint
      else 0
    end
  ) stored,
  games_open boolean not null generated always as ((settings ->> 'gamesOpen') is distinct from 'false') stored,
  -- What operators change of a brand: counted, kept with what stood before, and undone as a new change.
  version integer not null default 1,
  -- Read by every bet, so computed when the settings are written. A limit that is no amount refuses every stake.
  loss_day bigint generated always as (
    case
      when (settings #>> '{protection,lossDay}'::text[]) ~ '^\d{1,14}(\.\d{1,5})?$'
        then least(((settings #>> '{protection,lossDay}'::text[])::numeric) * 100000, 9223372036854775807)::bigint
      when (settings #>> '{protection,lossDay}'::text[]) is not null then 0
      else null::bigint
    end
  ) stored,
  loss_week bigint generated always as (
    case
      when (settings #>> '{protection,lossWeek}'::text[]) ~ '^\d{1,14}(\.\d{1,5})?$'
        then least(((settings #>> '{protection,lossWeek}'::text[])::numeric) * 100000, 9223372036854775807)::bigint
      when (settings #>> '{protection,lossWeek}'::text[]) is not null then 0
      else null::bigint
    end
  ) stored,
  loss_month bigint generated always as (
    case
      when (settings #>> '{protection,lossMonth}'::text[]) ~ '^\d{1,14}(\.\d{1,5})?$'
        then least(((settings #>> '{protection,lossMonth}'::text[])::numeric) * 100000, 9223372036854775807)::bigint
      when (settings #>> '{protection,lossMonth}'::text[]) is not null then 0
      else null::bigint
    end
  ) stored,
  stake_day bigint generated always as (
    case
      when (settings #>> '{protection,stakeDay}'::text[]) ~ '^\d{1,14}(\.\d{1,5})?$'
        then least(((settings #>> '{protection,stakeDay}'::text[])::numeric) * 100000, 9223372036854775807)::bigint
      when (settings #>> '{protection,stakeDay}'::text[]) is not null then 0
      else null::bigint
    end
  ) stored,
  stake_week bigint generated always as (
    case
      when (settings #>> '{protection,stakeWeek}'::text[]) ~ '^\d{1,14}(\.\d{1,5})?$'
        then least(((settings #>> '{protection,stakeWeek}'::text[])::numeric) * 100000, 9223372036854775807)::bigint
      when (settings #>> '{protection,stakeWeek}'::text[]) is not null then 0
      else null::bigint
    end
  ) stored,
  stake_month bigint generated always as (
    case
      when (settings #>> '{protection,stakeMonth}'::text[]) ~ '^\d{1,14}(\.\d{1,5})?$'
        then least(((settings #>> '{protection,stakeMonth}'::text[])::numeric) * 100000, 9223372036854775807)::bigint
      when (settings #>> '{protection,stakeMonth}'::text[]) is not null then 0
      else null::bigint
    end
  ) stored,
  play_minutes integer generated always as (
    case
      when (settings #>> '{protection,playMinutes}'::text[]) ~ '^\d{1,4}$'
        then (settings #>> '{protection,playMinutes}'::text[])::integer
      when (settings #>> '{protection,playMinutes}'::text[]) is not null then 0
      else null::integer
    end
  ) stored,
  -- The defaults are those of contract/src/house/brands/protection-settings.ts.
  reality_check_minutes integer not null generated always as (
    case
      when (settings #>> '{protection,realityCheckMinutes}'::text[]) ~ '^\d{1,4}$'
        then (settings #>> '{protection,realityCheckMinutes}'::text[])::integer
      else 60
    end
  ) stored,
  reality_check_minutes_max integer not null generated always as (
    case
      when (settings #>> '{protection,realityCheckMinutesMax}'::text[]) ~ '^\d{1,4}$'
        then (settings #>> '{protection,realityCheckMinutesMax}'::text[])::integer
      else 60
    end
  ) stored,
  -- A brand that plays for real money takes bets and deposits only while it is open; two operators open it, one closes it.
  real_open boolean not null default false,
  -- Since when it is no demonstration any more; null for one that is, and for one that never was.
  real_since timestamptz,
  -- Read by every bet.
  takes_money boolean not null generated always as (real_open or (settings ->> 'demo') is distinct from 'false') stored
);
comment on column brands.merchant.signing_private_key is 'PEM (PKCS#8), sealed by the next start';
grant select, insert, update on brands.merchant to lanna_app;

create table brands.merchant_host (
  host text primary key check (host = lower(host)),
  merchant_id uuid not null references brands.merchant
);
grant select, insert, delete on brands.merchant_host to lanna_app;

-- One change, by setting: `{"site.region.mode": "allow"}`. It never holds a secret.
create table brands.change (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  -- Of the brand after it.
  version integer not null,
  at timestamptz not null,
  operator_id uuid not null,
  operator_name text not null,
  reason text,
  before jsonb not null,
  after jsonb not null,
  undoes uuid references brands.change,
  -- Where a second operator approved it.
  proposal_id uuid
);
create index change_of_brand on brands.change (merchant_id, at desc, id desc);
create index change_undone on brands.change (undoes) where undoes is not null;
grant select, insert on brands.change to lanna_app;

-- Each time a brand was open for real money.
create table brands.opening (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  opened_at timestamptz not null,
  -- Both operators.
  opened_by text not null,
  reason text not null,
  proposal_id uuid not null,
  -- The checklist as it was met.
  points jsonb not null check (jsonb_typeof(points) = 'array'),
  closed_at timestamptz,
  closed_by text,
  closed_reason text,
  check (closed_at >= opened_at),
  check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (closed_reason is null))
);
create unique index opening_in_force on brands.opening (merchant_id) where closed_at is null;
create index opening_of_brand on brands.opening (merchant_id, opened_at desc);
grant select, insert, update (closed_at, closed_by, closed_reason) on brands.opening to lanna_app;

\function brands.merchant_changed
\function brands.host_changed
\function brands.number_version
\function brands.keep_real
create trigger merchant_changed after update on brands.merchant
  for each row when (old.* is distinct from new.*) execute function brands.merchant_changed();
create trigger host_changed after insert or update or delete on brands.merchant_host
  for each row execute function brands.host_changed();
create trigger number_version before update on brands.merchant
  for each row execute function brands.number_version();
create trigger keep_real before update on brands.merchant
  for each row execute function brands.keep_real();

-- Pictures that operators and members bring: re-encoded by the server, under names of its own; never what was uploaded.
create schema files;
grant usage on schema files to lanna_app;

create table files.picture (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  -- `everybody`: at its address, for every reader. `nobody`: only by a call that proves its reader.
  shown_to text not null check (shown_to in ('everybody', 'nobody')),
  width integer not null,
  height integer not null,
  webp bytea not null check (octet_length(webp) <= 4194304),
  created_at timestamptz not null
);
create index on files.picture (merchant_id, created_at);
grant select, insert, delete on files.picture to lanna_app;

-- ==================== books =============================================

-- Who has how much, and every movement that made it so. One transfer is one debit and one credit, so the books
-- balance by construction. A balance is credits minus debits: what the house owes the holder of the account.
create schema ledger;
grant usage on schema ledger to lanna_app;

create type ledger.leg as (
  id bigint,
  debit_account bigint,
  credit_account bigint,
  amount bigint,
  code text,
  event_at timestamptz,
  group_id uuid
);

create sequence ledger.transfer_id;
grant select on sequence ledger.transfer_id to lanna_app;

create table ledger.account_kind (
  code text primary key check (code ~ '^[a-z_]+$'),
  -- Whom an account of the kind belongs to, by account.owner_id; the brand's own have none.
  owner text not null check (owner in ('member', 'agent', 'vendor', 'brand')),
  -- One owner has several, kept apart by account.purpose: a payment method's code, a pool's name.
  is_named boolean not null,
  -- The balance is kept on the row, under a lock, with a version for every transfer. The balance of any other kind is
  -- rolled up by a job: every bet moves it, and would wait for it.
  inline boolean not null,
  -- Null: may go as far below zero as it likes. Only what is kept inline can be held to anything.
  min_balance bigint check (min_balance = 0),
  -- What its member plays, deposits and withdraws with; no member has two at one brand in one currency.
  is_wallet boolean not null,
  check (inline = (min_balance is not null)),
  check (not is_wallet or inline and (owner in ('member', 'agent')))
);
grant select on ledger.account_kind to lanna_app;
insert into ledger.account_kind (code, owner, is_named, inline, min_balance, is_wallet) values
  ('player_cash', 'member', false, true, 0, true),
  ('player_bonus', 'member', false, true, 0, false),
  ('withdrawal', 'member', false, true, 0, false),
  ('receivable', 'member', false, false, null, false),
  ('agent', 'agent', false, true, 0, true),
  ('envelope', 'agent', true, true, 0, false),
  ('promotion', 'brand', false, false, null, false),
  ('clearing', 'brand', true, false, null, false),
  ('pool', 'brand', true, true, 0, false),
  ('house_game', 'brand', true, false, null, false),
  ('vendor_settlement', 'vendor', false, false, null, false),
  ('adjustment', 'brand', false, false, null, false),
  ('payment_fee', 'brand', true, false, null, false),
  ('agent_pay', 'brand', false, false, null, false);

create table ledger.account (
  id bigint generated always as identity primary key,
  merchant_id uuid not null references brands.merchant,
  currency text not null,
  kind text not null references ledger.account_kind,
  -- The member or vendor it stands for; null where the brand has one such account.
  owner_id uuid,
  -- Null: may go as far below zero as it likes.
  min_balance bigint,
  -- Of a house account: as of the last roll-up (ledger.progress), because a row that every bet
  -- updates would serialise all players.
  balance bigint not null default 0,
  held bigint not null default 0 check (held >= 0),
  -- Transfers of a player account so far.
  version bigint not null default 0,
  opened_at timestamptz not null default now(),
  purpose text not null default '' check (char_length(purpose) <= 100),
  -- From account_kind, for the path of every bet.
  inline boolean not null,
  is_wallet boolean not null,
  constraint account_covers_min_balance check ((balance - held) >= min_balance),
  constraint account_of_owner unique nulls not distinct (merchant_id, currency, kind, owner_id, purpose),
  check (inline = (min_balance is not null))
) with (fillfactor = 60);
create index on ledger.account (owner_id);
create unique index wallet_of_member on ledger.account (merchant_id, currency, owner_id) where is_wallet;
grant select on ledger.account to lanna_app;

create table ledger.transfer (
  id bigint,
  created_at timestamptz default now(),
  debit_account bigint not null,
  credit_account bigint not null,
  amount bigint not null check (amount > 0),
  code text not null,
  event_at timestamptz not null,
  -- Legs of one business event share it: a vendor's transaction_uuid, a deposit's reference.
  group_id uuid not null,
  debit_version bigint,
  debit_balance bigint check (debit_balance >= 0),
  credit_version bigint,
  credit_balance bigint check (credit_balance >= 0),
  check (debit_account <> credit_account),
  primary key (id, created_at),
  check ((debit_version is null) = (debit_balance is null)),
  check ((credit_version is null) = (credit_balance is null))
) partition by range (created_at);
-- Partial, so that a bet costs one entry.
create index on ledger.transfer (debit_account, debit_version) where debit_version is not null;
create index on ledger.transfer (credit_account, credit_version) where credit_version is not null;
-- What a member owes has its movements beside wallets: they are few, and found by indices that no bet has an entry in.
create index transfer_of_shortfall on ledger.transfer (debit_account) where code = 'win_shortfall';
create index transfer_of_forgiven_debt on ledger.transfer (credit_account) where code = 'debt_forgiven';
create index transfer_by_group on ledger.transfer using brin (group_id uuid_bloom_ops) with (pages_per_range='32',
  autosummarize='on');
create index transfer_by_time on ledger.transfer using brin (created_at, event_at) with (pages_per_range='32',
  autosummarize='on');
-- What moved on a wallet beside play, of which there is little between very many bets. Partial: a bet has no entry.
create index transfer_beside_play_out on ledger.transfer (debit_account, created_at, id) where debit_version is not null
  and (code not in ('bet', 'win', 'bet_rollback', 'win_rollback'));
create index transfer_beside_play_in on ledger.transfer (credit_account, created_at, id) where credit_version is not null
  and (code not in ('bet', 'win', 'bet_rollback', 'win_rollback'));
-- What agents owe of what they were paid, which is taken back of no wallet: little of it, between very many transfers.
create index transfer_shortfall on ledger.transfer (debit_account, created_at, id) where code in ('commission_shortfall',
  'salary_shortfall', 'dividend_shortfall');
-- What agents owe for earnings taken back has its movements beside wallets, as what is owed for a win has.
create index transfer_of_agent_shortfall on ledger.transfer (debit_account) where code in ('commission_shortfall',
  'salary_shortfall', 'dividend_shortfall');
create index transfer_of_rebate_shortfall on ledger.transfer (debit_account, created_at, id)
  where code = 'lottery_rebate_shortfall';
grant select on ledger.transfer to lanna_app;

-- How far the roll-up of the house accounts has come: all transfers with an id up to this are in the balances.
create table ledger.progress (
  only_row boolean default true primary key check (only_row),
  rolled_up_to bigint not null
);
grant select on ledger.progress to lanna_app;
insert into ledger.progress (rolled_up_to) values (0);

-- Each block's hash covers its transfers and the hash before it: history cannot be rewritten without a trace.
create table ledger.block (
  number bigint primary key,
  first_id bigint not null,
  last_id bigint not null,
  transfers integer not null check (transfers > 0),
  previous_sha256 bytea not null,
  sha256 bytea not null,
  sealed_at timestamptz not null default now(),
  check (first_id <= last_id)
);
create index block_by_last_transfer on ledger.block (last_id);
grant select on ledger.block to lanna_app;

-- The net under the monthly partitions: should the job that makes them stop for months, nothing is refused.
create table ledger.transfer_other partition of ledger.transfer default;

create table ledger.posting_rule (
  code text check (code ~ '^[a-z_]+$') check (code <> 'reversal'),
  debit_kind text references ledger.account_kind,
  credit_kind text references ledger.account_kind,
  -- Both accounts belong to one member.
  same_owner boolean not null default false,
  -- Between an agent and a member of the agent's own line, down to that one or up from there; proved by
  -- agents.post_in_line, and refused otherwise.
  in_line text check (in_line in ('down', 'up')),
  -- Money never goes from one player to another. A kind that belongs to a member or agent is listed here.
  constraint not_between_people check (same_owner or in_line is not null or not ((debit_kind in ('player_cash',
    'player_bonus', 'withdrawal', 'receivable', 'agent', 'envelope')) and (credit_kind in ('player_cash', 'player_bonus',
    'withdrawal', 'receivable', 'agent', 'envelope')))),
  constraint in_line_of_an_agent check (in_line is null or not same_owner and (
    case in_line when 'down' then debit_kind else credit_kind end in ('agent', 'envelope'))),
  primary key (code, debit_kind, credit_kind)
);
grant select on ledger.posting_rule to lanna_app;
insert into ledger.posting_rule (code, debit_kind, credit_kind, same_owner, in_line) values
  ('deposit', 'clearing', 'player_cash', false, null),
  ('bet', 'player_cash', 'vendor_settlement', false, null),
  ('bet_rollback', 'vendor_settlement', 'player_cash', false, null),
  ('win', 'vendor_settlement', 'player_cash', false, null),
  ('win_rollback', 'player_cash', 'vendor_settlement', false, null),
  ('bet', 'player_cash', 'house_game', false, null),
  ('bet_rollback', 'house_game', 'player_cash', false, null),
  ('win', 'house_game', 'player_cash', false, null),
  ('win_rollback', 'player_cash', 'house_game', false, null),
  ('rebate', 'promotion', 'player_cash', false, null),
  ('prize', 'pool', 'player_cash', false, null),
  ('prize', 'promotion', 'player_cash', false, null),
  ('deposit', 'clearing', 'agent', false, null),
  ('bet', 'agent', 'vendor_settlement', false, null),
  ('bet_rollback', 'vendor_settlement', 'agent', false, null),
  ('win', 'vendor_settlement', 'agent', false, null),
  ('win_rollback', 'agent', 'vendor_settlement', false, null),
  ('bet', 'agent', 'house_game', false, null),
  ('bet_rollback', 'house_game', 'agent', false, null),
  ('win', 'house_game', 'agent', false, null),
  ('win_rollback', 'agent', 'house_game', false, null),
  ('rebate', 'promotion', 'agent', false, null),
  ('prize', 'pool', 'agent', false, null),
  ('prize', 'promotion', 'agent', false, null),
  ('withdrawal', 'player_cash', 'withdrawal', true, null),
  ('withdrawal_returned', 'withdrawal', 'player_cash', true, null),
  ('debt_collected', 'player_cash', 'receivable', true, null),
  ('bonus_converted', 'player_bonus', 'player_cash', true, null),
  ('withdrawal', 'agent', 'withdrawal', true, null),
  ('withdrawal_returned', 'withdrawal', 'agent', true, null),
  ('debt_collected', 'agent', 'receivable', true, null),
  ('bonus_converted', 'player_bonus', 'agent', true, null),
  ('withdrawal_paid', 'withdrawal', 'clearing', false, null),
  ('free_bet', 'promotion', 'vendor_settlement', false, null),
  ('free_bet_rollback', 'vendor_settlement', 'promotion', false, null),
  ('free_bet', 'promotion', 'house_game', false, null),
  ('free_bet_rollback', 'house_game', 'promotion', false, null),
  ('win_shortfall', 'receivable', 'vendor_settlement', false, null),
  ('win_shortfall', 'receivable', 'house_game', false, null),
  ('debt_forgiven', 'promotion', 'receivable', false, null),
  ('bonus_granted', 'promotion', 'player_bonus', false, null),
  ('bonus_forfeited', 'player_bonus', 'promotion', false, null),
  ('bonus_bet', 'player_bonus', 'vendor_settlement', false, null),
  ('bonus_bet_rollback', 'vendor_settlement', 'player_bonus', false, null),
  ('bonus_win', 'vendor_settlement', 'player_bonus', false, null),
  ('bonus_win_rollback', 'player_bonus', 'vendor_settlement', false, null),
  ('pool_funded', 'promotion', 'pool', false, null),
  ('pool_returned', 'pool', 'promotion', false, null),
  ('envelope_filled', 'agent', 'envelope', true, null),
  ('envelope_returned', 'envelope', 'agent', true, null),
  ('transfer_down', 'agent', 'player_cash', false, 'down'),
  ('envelope', 'agent', 'player_cash', false, 'down'),
  ('envelope', 'envelope', 'player_cash', false, 'down'),
  ('salary', 'agent', 'player_cash', false, 'down'),
  ('dividend', 'agent', 'player_cash', false, 'down'),
  ('commission', 'agent', 'player_cash', false, 'down'),
  ('transfer_down', 'agent', 'agent', false, 'down'),
  ('envelope', 'agent', 'agent', false, 'down'),
  ('envelope', 'envelope', 'agent', false, 'down'),
  ('salary', 'agent', 'agent', false, 'down'),
  ('dividend', 'agent', 'agent', false, 'down'),
  ('commission', 'agent', 'agent', false, 'down'),
  ('transfer_up', 'player_cash', 'agent', false, 'up'),
  ('transfer_up', 'agent', 'agent', false, 'up'),
  ('adjustment', 'adjustment', 'player_cash', false, null),
  ('adjustment', 'adjustment', 'agent', false, null),
  ('adjustment', 'player_cash', 'adjustment', false, null),
  ('adjustment', 'agent', 'adjustment', false, null),
  ('promotion_reward', 'promotion', 'player_cash', false, null),
  ('promotion_reward', 'promotion', 'agent', false, null),
  ('deposit_fee', 'player_cash', 'payment_fee', false, null),
  ('to_vendor', 'player_cash', 'vendor_settlement', false, null),
  ('from_vendor', 'vendor_settlement', 'player_cash', false, null),
  ('deposit_fee', 'agent', 'payment_fee', false, null),
  ('to_vendor', 'agent', 'vendor_settlement', false, null),
  ('from_vendor', 'vendor_settlement', 'agent', false, null),
  ('withdrawal_fee', 'withdrawal', 'payment_fee', false, null),
  ('difference_written_off', 'clearing', 'adjustment', false, null),
  ('difference_written_off', 'adjustment', 'clearing', false, null),
  ('lottery_rebate', 'house_game', 'player_cash', false, null),
  ('lottery_rebate_rollback', 'player_cash', 'house_game', false, null),
  ('lottery_rebate', 'house_game', 'agent', false, null),
  ('lottery_rebate_rollback', 'agent', 'house_game', false, null),
  ('commission', 'agent_pay', 'player_cash', false, null),
  ('commission_returned', 'player_cash', 'agent_pay', false, null),
  ('salary', 'agent_pay', 'player_cash', false, null),
  ('salary_returned', 'player_cash', 'agent_pay', false, null),
  ('dividend', 'agent_pay', 'player_cash', false, null),
  ('dividend_returned', 'player_cash', 'agent_pay', false, null),
  ('upline_salary', 'pool', 'player_cash', false, null),
  ('upline_dividend', 'pool', 'player_cash', false, null),
  ('commission', 'agent_pay', 'agent', false, null),
  ('commission_returned', 'agent', 'agent_pay', false, null),
  ('salary', 'agent_pay', 'agent', false, null),
  ('salary_returned', 'agent', 'agent_pay', false, null),
  ('dividend', 'agent_pay', 'agent', false, null),
  ('dividend_returned', 'agent', 'agent_pay', false, null),
  ('upline_salary', 'pool', 'agent', false, null),
  ('upline_dividend', 'pool', 'agent', false, null),
  ('commission_shortfall', 'receivable', 'agent_pay', false, null),
  ('salary_shortfall', 'receivable', 'agent_pay', false, null),
  ('dividend_shortfall', 'receivable', 'agent_pay', false, null),
  ('contract_pay_set_aside', 'agent', 'pool', false, null),
  ('contract_pay_returned', 'pool', 'agent', false, null),
  ('lottery_rebate_shortfall', 'receivable', 'house_game', false, null),
  ('shot_prize', 'promotion', 'player_cash', false, null),
  ('shot_prize', 'promotion', 'agent', false, null);

-- Money set aside on its account: it cannot be staked. It is captured in parts or whole, and the rest released.
create table ledger.hold (
  reference uuid primary key,
  account_id bigint not null references ledger.account,
  amount bigint not null check (amount > 0),
  captured bigint not null default 0 check (captured >= 0),
  -- Null while it stands.
  released bigint check (released >= 0),
  held_at timestamptz not null,
  released_at timestamptz,
  check ((captured + coalesce(released, 0)) <= amount),
  check (released is null or (captured + released) = amount),
  check ((released is null) = (released_at is null))
);
create index on ledger.hold (account_id) where released is null;
grant select on ledger.hold to lanna_app;

create table ledger.posting (
  -- A call that comes again with it makes no second posting; also the group_id of its transfers.
  reference uuid primary key,
  -- SHA-256 of what was asked: the same reference must mean the same.
  fingerprint bytea not null,
  first_id bigint not null,
  last_id bigint not null,
  reverses uuid unique references ledger.posting,
  captures uuid references ledger.hold,
  posted_at timestamptz not null default now(),
  check (first_id <= last_id),
  check (reverses is null or captures is null)
);
create index on ledger.posting (captures) where captures is not null;
grant select on ledger.posting to lanna_app;

-- What came to and left an account of the house on a day of the brand's, by transfer code, up to ledger.progress.
create table ledger.house_daily_sum (
  account_id bigint references ledger.account,
  day date,
  code text,
  transfers bigint not null,
  credited bigint not null,
  debited bigint not null,
  primary key (account_id, day, code)
) with (fillfactor = 70);
grant select on ledger.house_daily_sum to lanna_app;

create table ledger.verification (
  id uuid primary key,
  asked_at timestamptz not null,
  asked_by uuid not null,
  asked_by_name text not null,
  -- waiting for a process that runs jobs · running · passed · broken: rules do not hold · cancelled · stopped: its process ended
  state text not null default 'waiting' check (state in ('waiting', 'running', 'passed', 'broken', 'cancelled', 'stopped')),
  started_at timestamptz,
  ended_at timestamptz,
  -- Written while it runs; one that was not heard of for a while has lost its process.
  heard_at timestamptz,
  cancel_asked_at timestamptz,
  -- Why it stopped, where it did.
  failure text,
  check ((ended_at is null) = (state in ('waiting', 'running')))
);
-- One at a time.
create unique index verification_at_work on ledger.verification ((true)) where state in ('waiting', 'running');
create index verification_by_time on ledger.verification (asked_at desc, id desc);
grant select, insert, update on ledger.verification to lanna_app;

create table ledger.verification_step (
  verification_id uuid references ledger.verification,
  place integer,
  -- What is walked: chain, sums, bets, wallet, security-record, actions.
  step text not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'passed', 'broken', 'unfinished')),
  done bigint not null default 0,
  total bigint,
  -- [{rule, row}] of what does not fit.
  violations jsonb not null default '[]',
  started_at timestamptz,
  ended_at timestamptz,
  primary key (verification_id, place)
);
grant select, insert, update on ledger.verification_step to lanna_app;

create table ledger.block_tree (
  -- Of the block.
  number bigint primary key,
  -- Only the holder of a transfer gets what is derived of it: without it a hash could be tried for what it covers.
  blind bytea not null check (octet_length(blind) = 32),
  root bytea not null check (octet_length(root) = 32),
  previous_seal bytea not null,
  -- Over the seal before it, the block's own hash and the root.
  seal bytea not null check (octet_length(seal) = 32),
  grown_at timestamptz not null default now()
);
grant select on ledger.block_tree to lanna_app;

-- Subtrees of 64 transfers, so that the proof of one reads 64 and not the whole block.
create table ledger.block_chunk (
  first_id bigint primary key,
  last_id bigint not null,
  number bigint not null,
  position integer not null check ("position" >= 0),
  digest bytea not null check (octet_length(digest) = 32),
  check (first_id <= last_id),
  unique (number, "position")
);
grant select on ledger.block_chunk to lanna_app;

\function ledger.refuse_change
create trigger append_only before update or delete on ledger.transfer
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on ledger.transfer
  for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete on ledger.block
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on ledger.block
  for each statement execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on ledger.transfer_other
  for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete on brands.change
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on brands.change
  for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete on ledger.block_tree
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on ledger.block_tree
  for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete on ledger.block_chunk
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on ledger.block_chunk
  for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete on ledger.posting
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on ledger.posting
  for each statement execute function ledger.refuse_change();
create trigger kept before delete on ledger.hold
  for each row execute function ledger.refuse_change();
create trigger kept_truncate before truncate on ledger.hold
  for each statement execute function ledger.refuse_change();

\function ledger.create_partitions
select ledger.create_partitions();

-- The schema `accounts` becomes four, each owned by the module of its name: audit, members, authentication, security.
-- Functions and triggers move by their identity, so triggers and defaults keep pointing at them.
create schema audit;
grant usage on schema audit to lanna_app;

create sequence audit.security_event_number;
grant select on sequence audit.security_event_number to lanna_app;

\function audit.next_security_event

-- What happened to an account's protection, with what it was before and after; never a secret. No one changes a line of
-- it. No reference to the member: the record outlives the account.
create table audit.security_event (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  kind text not null,
  session_id uuid,
  address text not null,
  country text,
  device text not null,
  before jsonb,
  after jsonb,
  at timestamptz not null,
  number bigint not null default audit.next_security_event(),
  constraint security_event_number_unique unique (number)
);
create index on audit.security_event (member_id, at desc);
create index on audit.security_event (merchant_id, at desc);
create index security_event_of_address on audit.security_event (address, at desc);
create index security_event_of_device on audit.security_event using hash (device);
create index security_event_of_session on audit.security_event (session_id) where session_id is not null;
alter sequence audit.security_event_number owned by audit.security_event.number;
grant select, insert on audit.security_event to lanna_app;

-- A block keeps the hash of each of its lines, so that a line that was touched can be named, and chains them all.
create table audit.security_block (
  number bigint primary key,
  first_event bigint not null,
  last_event bigint not null,
  -- The numbers of its events and their SHA-256s one behind the other, in the same order.
  events bigint[] not null,
  digests bytea not null,
  previous_sha256 bytea not null,
  -- Of the hash before it and the digests.
  sha256 bytea not null,
  sealed_at timestamptz not null default now(),
  check (cardinality(events) > 0 and octet_length(digests) = (32 * cardinality(events))),
  check (first_event = events[1] and last_event = events[cardinality(events)])
);
grant select on audit.security_block to lanna_app;

-- Failures at the ways in: who was tried (the account, where there is one, and a keyed hash of what was typed), from where, by
-- which way, and why it failed. Never what was typed. Kept for a while and within a size, unlike the record above.
create table audit.access_failure (
  id uuid primary key,
  merchant_id uuid not null,
  method text constraint access_failure_way_not_null not null,
  reason text not null,
  member_id uuid,
  name_hmac bytea,
  -- Null, as are name and member, in a line that stands for more failures than there was room to write down one by one.
  address text,
  country text,
  device text,
  hits integer not null check (hits > 0),
  at timestamptz not null
);
create index on audit.access_failure (member_id, at desc) where member_id is not null;
create index on audit.access_failure (merchant_id, at desc);
create index on audit.access_failure using brin (at);
grant select, insert on audit.access_failure to lanna_app;

create trigger append_only before update or delete on audit.security_event
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on audit.security_event
  for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete on audit.security_block
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on audit.security_block
  for each statement execute function ledger.refuse_change();

-- ==================== people ============================================

create schema members;
grant usage on schema members to lanna_app;

create table members.member (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  username text not null,
  -- What comparisons use: one name, however it is typed.
  username_key text not null generated always as (lower(username)) stored,
  -- What vendors know the player by; says nothing about the person.
  wallet_user text not null unique,
  -- Null: none was ever set; the account opens by a code or a third party.
  password_hash text,
  password_changed_at timestamptz not null,
  type smallint not null check (type in (0, 1, 2, 4, 41, 42)),
  status text not null default 'active',
  nickname text not null default '',
  language text not null,
  currency text not null,
  country text not null,
  rank_level smallint not null default 0,
  -- Null: not asked yet. A member always was.
  terms_version text,
  terms_accepted_at timestamptz,
  registered_at timestamptz not null,
  first_login_at timestamptz,
  -- E.164. Opens the account only once proved.
  mobile text check (mobile ~ '^\+[1-9][0-9]{6,14}$'),
  mobile_verified_at timestamptz,
  email text check (email = lower(email)),
  -- Asked before money leaves.
  payment_password_hash text,
  payment_password_changed_at timestamptz,
  -- The agent whose invitation code brought the member.
  agent_id uuid references members.member,
  -- Null: the language is the one of the page the account was made on, it was never chosen. Otherwise the later choice of
  -- account and browser is the one that counts.
  language_chosen_at timestamptz,
  -- A member adds or changes the mobile number and the e-mail of the account, each proved by a code sent there.
  email_verified_at timestamptz,
  -- What a locked or closed account was and becomes again: a member's own exclusion outlives an operator's lock.
  resumes_as text check (resumes_as in ('active', 'self_excluded')),
  -- Counts what operators change; a change that sends an older one back has not seen the last.
  version integer not null default 1,
  closed_by_member_at timestamptz,
  -- Made by another: until its owner has chosen a password of the own, accepted the terms and said the age, a session of it does that and nothing else.
  enrolment_due boolean not null default false,
  -- Labels that operators give a member; the member's own answer carries them (`memberLabel` of the specification, section 3).
  labels text[] not null default '{}' check (cardinality(labels) <= 10),
  constraint member_username_unique unique (merchant_id, username_key),
  constraint member_mobile_unique unique (merchant_id, mobile),
  constraint member_verified_mobile check (mobile_verified_at is null or mobile is not null),
  constraint member_verified_email check (email_verified_at is null or email is not null),
  -- disabled: locked by an operator, who may unlock it · closed: for good, unless an operator opens it again.
  check (status in ('active', 'disabled', 'self_excluded', 'closed')),
  constraint member_closed_by_member check (closed_by_member_at is null or status = 'closed'),
  constraint member_accepted_terms check (type <> 0 or enrolment_due or terms_version is not null
    and terms_accepted_at is not null)
);
create index on members.member (merchant_id, registered_at);
create index on members.member (registered_at) where type = 4;
-- The members an agent brought, newest first; and among them the agents, which a walk down the tree follows.
create index member_downline on members.member (agent_id, registered_at desc, id desc) where agent_id is not null;
create index member_agents_below on members.member (agent_id) where agent_id is not null and (type in (1, 2, 41, 42));
create index member_by_time on members.member (registered_at, id);
create index member_by_name on members.member (username_key collate "C", id);
create index member_by_email on members.member (email) where email is not null;
create index member_by_number_end on members.member (right(mobile, 4)) where mobile is not null;
create index member_not_active on members.member (registered_at, id) where status <> 'active';
create index member_not_player on members.member (registered_at, id) where type <> 0;
create index member_by_nickname on members.member (lower(nickname) collate "C", id desc);
-- Few have one, and they are found among themselves.
create index member_labelled on members.member (registered_at, id) where labels <> '{}'::text[];
grant select, insert, update on members.member to lanna_app;

-- What invites: a code belongs to an agent of the brand.
create table members.affiliate_code (
  merchant_id uuid references brands.merchant,
  code text not null,
  code_key text generated always as (lower(code)) stored,
  agent_id uuid not null references members.member,
  created_at timestamptz not null,
  disabled_at timestamptz,
  -- What an agent calls a link, so that links can be distinguished: "LINE group", "shop window".
  name text check (char_length(name) between 1 and 40 and name = btrim(name)),
  -- The last day of the brand on which the code is taken.
  expires_on date,
  uses_max integer check (uses_max between 1 and 100000),
  primary key (merchant_id, code_key)
);
create index affiliate_code_agent on members.affiliate_code (agent_id, created_at);
grant select, insert, update on members.affiliate_code to lanna_app;

-- The rest of the registration form: asked once, read rarely, kept apart from what every call reads.
create table members.profile (
  member_id uuid primary key references members.member,
  merchant_id uuid not null references brands.merchant,
  payee_name text,
  full_name text,
  birthday date,
  id_number text,
  line text,
  telegram text,
  whatsapp text,
  facebook text,
  wechat text,
  zalo text,
  qq_num text,
  referral_code text,
  recommender_id text,
  register_url text,
  register_method text not null default 'WEB',
  -- Which invitation brought the member: agents see how many each of their links has.
  affiliate_code_key text,
  constraint profile_affiliate_code foreign key (merchant_id, affiliate_code_key)
    references members.affiliate_code (merchant_id, code_key)
);
create index profile_affiliate_code on members.profile (merchant_id, affiliate_code_key) where affiliate_code_key is not null;
create index profile_by_document on members.profile (id_number) where id_number is not null;
create index profile_by_full_name on members.profile (lower(full_name), member_id) where full_name is not null;
create index profile_by_payee_name on members.profile (lower(payee_name), member_id) where payee_name is not null;
-- Documents are compared by their letters and digits.
create index profile_by_document_key on members.profile (upper(regexp_replace(id_number, '[^[:alnum:]]', '', 'g')))
  where id_number is not null;
grant select, insert, update on members.profile to lanna_app;

-- HMACs of what distinguishes one person from another, so that a second account of a person is seen without keeping their
-- data twice.
create table members.identity_mark (
  member_id uuid references members.member,
  kind text,
  mark bytea,
  merchant_id uuid not null references brands.merchant,
  marked_at timestamptz not null,
  primary key (member_id, kind, mark)
);
create index on members.identity_mark (merchant_id, kind, mark, marked_at);
grant select, insert on members.identity_mark to lanna_app;

-- Accounts that may be one person's; an operator decides (ACC-4).
create table members.duplicate_flag (
  merchant_id uuid not null references brands.merchant,
  member_id uuid references members.member,
  other_member_id uuid references members.member,
  signals text[] not null,
  flagged_at timestamptz not null,
  reviewed_at timestamptz,
  decision text check (decision in ('same_person', 'different')),
  decision_reason text,
  decided_by text,
  primary key (member_id, other_member_id),
  constraint duplicate_flag_decided check (decision is null or reviewed_at is not null)
);
create index on members.duplicate_flag (merchant_id, flagged_at) where reviewed_at is null;
create index duplicate_flag_other on members.duplicate_flag (other_member_id);
-- What is looked through by time.
create index duplicate_flag_by_time on members.duplicate_flag (flagged_at);
grant select, insert, update on members.duplicate_flag to lanna_app;

-- Which terms a member has accepted, when and from where: one line for each version each time it was asked for. The member
-- row says which came last.
create table members.terms_acceptance (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null references members.member,
  version text not null,
  -- 'unknown': from before there was a record of it.
  occasion text not null check (occasion in ('registration', 'change', 'unknown')),
  address text,
  country text,
  device text,
  accepted_at timestamptz not null
);
create index on members.terms_acceptance (member_id, accepted_at desc);
grant select, insert on members.terms_acceptance to lanna_app;

create table members.status_change (
  id uuid primary key,
  merchant_id uuid not null,
  member_id uuid not null,
  from_status text not null,
  to_status text not null,
  reason text not null,
  operator_name text,
  at timestamptz not null
);
create index status_change_of_member on members.status_change (member_id, at desc);
grant select, insert on members.status_change to lanna_app;

create table members.note (
  id uuid primary key,
  merchant_id uuid not null,
  member_id uuid not null,
  content text not null check (char_length(content) between 1 and 2000),
  operator_name text not null,
  at timestamptz not null
);
create index note_of_member on members.note (member_id, at desc, id desc);
grant select, insert on members.note to lanna_app;

create table members.adjustment (
  -- Also the reference of its posting.
  id uuid primary key,
  merchant_id uuid not null,
  member_id uuid not null,
  -- Above zero it was given, below it was taken.
  amount bigint not null check (amount <> 0),
  currency text not null,
  reason text not null,
  operator_name text not null,
  asked_at timestamptz not null,
  proposal_id uuid,
  -- Null while a second operator has not approved it.
  posted_at timestamptz,
  check (posted_at is not null or proposal_id is not null)
);
create index adjustment_of_member on members.adjustment (member_id, asked_at desc);
grant select, insert, update on members.adjustment to lanna_app;

-- Apart from the member's row, which every session rests on.
create table members.activity (
  member_id uuid primary key references members.member on delete cascade,
  merchant_id uuid not null,
  -- Of a session, or else the registration; some minutes old.
  seen_at timestamptz not null
);
create index activity_by_time on members.activity (seen_at, member_id);
create index activity_of_brand on members.activity (merchant_id, seen_at, member_id);
grant select on members.activity to lanna_app;

-- Members that the demo plays itself (`npm start -- --busy`). A list of members shows that they are; no brand that plays for
-- real money can have one.
create table members.demo_player (
  member_id uuid primary key references members.member,
  created_at timestamptz not null
);
grant select on members.demo_player to lanna_app;

-- A member without a row has chosen none and is shown one of our own set, always the same.
create table members.avatar (
  member_id uuid primary key references members.member on delete cascade,
  merchant_id uuid not null,
  -- One of our own set, or a picture of the member's; neither once customer service has taken the picture away.
  static_name text,
  picture_id uuid,
  set_at timestamptz not null,
  removed_at timestamptz,
  check (num_nonnulls(static_name, picture_id, removed_at) = 1)
);
grant select, insert, update on members.avatar to lanna_app;

-- What an account that registers by the code is given, as agents.rate.
create table members.affiliate_rate (
  merchant_id uuid,
  code_key text,
  category text check (category in ('ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS')),
  rate integer not null check (rate between 1 and 100000),
  primary key (merchant_id, code_key, category),
  foreign key (merchant_id, code_key) references members.affiliate_code (merchant_id, code_key)
);
grant select, insert on members.affiliate_rate to lanna_app;

-- Members of which something has changed that a person is known by, or which were here from another device: compared with excluded persons, then forgotten.
create table members.person_change (
  member_id uuid primary key references members.member on delete cascade,
  changed_at timestamptz not null default clock_timestamp()
);
create index person_change_waiting on members.person_change (changed_at);
grant select, update, delete on members.person_change to lanna_app;

\function members.check_upline
\function members.check_downline
\function members.begin_activity
\function members.refuse_demo_player
\function members.note_person_change
\function members.note_person_device
create trigger append_only before update or delete on members.terms_acceptance
  for each row execute function ledger.refuse_change();
create trigger never_emptied before truncate on members.terms_acceptance
  for each statement execute function ledger.refuse_change();
create trigger check_upline before insert or update of agent_id, merchant_id on members.member
  for each row when (new.agent_id is not null) execute function members.check_upline();
create trigger check_downline before update of type, merchant_id on members.member
  for each row when ((old.type in (1, 2, 41, 42)) and ((new.type not in (1, 2, 41, 42))
    or new.merchant_id <> old.merchant_id)) execute function members.check_downline();
create trigger append_only before update or delete on members.note
  for each row execute function ledger.refuse_change();
create trigger append_only before update or delete on members.status_change
  for each row execute function ledger.refuse_change();
create trigger begin_activity after insert on members.member
  referencing new table as added for each statement execute function members.begin_activity();
create trigger only_at_demo_brands before insert or update on members.demo_player
  for each row execute function members.refuse_demo_player();
create trigger person_added after insert on members.member
  for each row execute function members.note_person_change();
create trigger person_changed after update of mobile, email, mobile_verified_at, email_verified_at on members.member
  for each row execute function members.note_person_change();
create trigger person_named after insert or update of full_name, payee_name, birthday, id_number on members.profile
  for each row execute function members.note_person_device();

-- What agents may do with money of their own line stands in server/sql/agents/.
create schema agents;
grant usage on schema agents to lanna_app;

-- What changed in the tree, one row for each change: the sizes of teams follow it, and an operator reads it.
create sequence agents.tree_event_number;
grant select on sequence agents.tree_event_number to lanna_app;

create table agents.link (
  member_id uuid,
  -- Counted in; -infinity for the line an account was made in.
  from_day date,
  merchant_id uuid not null references brands.merchant,
  -- Null: under no agent.
  agent_id uuid,
  is_agent boolean not null,
  primary key (member_id, from_day)
);
create index link_of_agent on agents.link (agent_id, from_day) where agent_id is not null;
grant select on agents.link to lanna_app;

create table agents.tree_event (
  -- Drawn by transactions that have their xid, so that a watermark is known below which nothing will appear.
  number bigint default nextval('agents.tree_event_number'::regclass) primary key,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  kind text not null check (kind in ('joined', 'moved', 'appointed')),
  from_agent uuid,
  to_agent uuid,
  was_agent boolean not null,
  is_agent boolean not null,
  at timestamptz not null
);
create index tree_event_of_member on agents.tree_event (member_id, number);
create index tree_event_moved on agents.tree_event (at) where kind = 'moved';
grant select on agents.tree_event to lanna_app;

-- The share of valid turnover that an account was given in a category of games, in hundred-thousandths; what it really has is never above what
-- the accounts above it have (agents.rates_on). An account without a row was given nothing.
create table agents.rate (
  member_id uuid,
  category text check (category in ('ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS')),
  -- The day of the brand from which it counts: never the day it was set on, nor an earlier one.
  from_day date,
  merchant_id uuid not null references brands.merchant,
  rate integer not null check (rate between 0 and 100000),
  -- Null: an operator.
  set_by uuid,
  set_at timestamptz not null,
  primary key (member_id, category, from_day)
);
grant select, insert, update (rate, set_by, set_at) on agents.rate to lanna_app;

-- Up to which day lines stand, because something was counted along them or changed after them. What changes in a brand's tree counts from a later day,
-- in the order of the changes: clocks that differ around midnight, and a change that is written slowly, cannot alter a day that was counted, nor put
-- changes of a day in another order than they came (which could close a circle on that day).
create table agents.line_day (
  merchant_id uuid primary key references brands.merchant,
  day date not null
);
grant select on agents.line_day to lanna_app;

-- An operator's freeze of an agent: nothing is paid out to the agent and no money goes down the own line until it is lifted; what is earned waits. One row for each freeze, kept.
create table agents.freeze (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  reason text not null,
  frozen_at timestamptz not null,
  frozen_by text not null,
  lifted_at timestamptz,
  lifted_by text,
  lift_reason text,
  check ((lifted_at is null) = (lifted_by is null)),
  check ((lifted_at is null) = (lift_reason is null))
);
create unique index freeze_in_force on agents."freeze" (member_id) where lifted_at is null;
create index freeze_of_member on agents."freeze" (member_id, frozen_at);
grant select, insert, update (lifted_at, lifted_by, lift_reason) on agents.freeze to lanna_app;

-- Templates of what a brand gives its agents. Applied, a plan is what the agent is given from the next day; a change of it touches no agent.
create table agents.plan (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  name text not null,
  -- By category, in hundred-thousandths.
  rates jsonb not null,
  -- Prize modes by the kind of lottery.
  modes jsonb not null,
  -- Offered first: one in each brand.
  is_default boolean not null,
  closed_at timestamptz,
  version integer not null,
  changed_at timestamptz not null
);
create unique index plan_name on agents.plan (merchant_id, lower(name)) where closed_at is null;
create unique index plan_of_new_agents on agents.plan (merchant_id) where is_default and closed_at is null;
grant select, insert, update (name, rates, modes, is_default, closed_at, version, changed_at) on agents.plan to lanna_app;

-- Each version as it was, and which one an agent was given.
create table agents.plan_version (
  plan_id uuid references agents.plan,
  version integer,
  name text not null,
  rates jsonb not null,
  modes jsonb not null,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (plan_id, version)
);
grant select, insert on agents.plan_version to lanna_app;

create table agents.plan_given (
  member_id uuid,
  merchant_id uuid not null references brands.merchant,
  plan_id uuid not null references agents.plan,
  version integer not null,
  given_by text not null,
  given_at timestamptz,
  primary key (member_id, given_at)
);
grant select, insert on agents.plan_given to lanna_app;

-- What an agent notes on a member directly below, for the own eyes alone. It stays when the member is moved, and is shown again to its writer alone should the member come back.
create table agents.remark (
  agent_id uuid,
  member_id uuid,
  merchant_id uuid not null references brands.merchant,
  remark text not null check (remark <> ''),
  changed_at timestamptz not null,
  primary key (agent_id, member_id)
);
grant select, insert, update, delete on agents.remark to lanna_app;

\function agents.follow_tree
create trigger agents_follow_new after insert on members.member
  for each row when (new.agent_id is not null or (new.type in (1, 2, 41, 42))) execute function agents.follow_tree();
create trigger agents_follow_change after update of agent_id, type on members.member
  for each row when (new.agent_id is distinct from old.agent_id or (new.type in (1, 2, 41,
    42)) is distinct from (old.type in (1, 2, 41, 42))) execute function agents.follow_tree();

create schema authentication;
grant usage on schema authentication to lanna_app;

-- "Remember me": a series for one day, whose secret changes with every use. An old secret that comes back was stolen.
create table authentication.remember_me_token (
  id text constraint remember_series_id_not_null not null primary key,
  merchant_id uuid constraint remember_series_merchant_id_not_null not null,
  member_id uuid constraint remember_series_member_id_not_null not null,
  secret_sha256 bytea constraint remember_series_secret_sha256_not_null not null,
  previous_sha256 bytea,
  rotated_at timestamptz constraint remember_series_rotated_at_not_null not null,
  created_at timestamptz constraint remember_series_created_at_not_null not null,
  expires_at timestamptz constraint remember_series_expires_at_not_null not null,
  ended_at timestamptz,
  constraint remember_series_merchant_id_fkey foreign key (merchant_id) references brands.merchant,
  constraint remember_series_member_id_fkey foreign key (member_id) references members.member
);
create index on authentication.remember_me_token (member_id) where ended_at is null;
create index on authentication.remember_me_token (expires_at);
grant select, insert, update, delete on authentication.remember_me_token to lanna_app;

-- Tokens are stored as SHA-256 only: a leaked table opens no session.
create table authentication.session (
  id uuid primary key,
  token_sha256 bytea not null unique,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  user_agent text not null default '',
  method text not null default 'username' check (method in ('registration', 'username', 'sms', 'firebase', 'remember', 'trial')),
  country text,
  remember_me_token_id text references authentication.remember_me_token on delete set null,
  -- Opened with a password that must be changed first; every gated call is refused until then.
  password_change_due boolean not null default false,
  -- A demo account is deleted whole, and its module knows none of the modules above it: their rows go with the member's.
  -- Nothing else can delete a member.
  foreign key (member_id) references members.member on delete cascade
);
create index on authentication.session (member_id) where ended_at is null;
create index on authentication.session (expires_at);
create index on authentication.session (remember_me_token_id) where ended_at is null;
grant select, insert, update, delete on authentication.session to lanna_app;

create unlogged table authentication.attempt (
  subject bytea primary key,
  hits integer not null,
  expires_at timestamptz not null
);
create index on authentication.attempt (expires_at);
grant select, insert, update, delete on authentication.attempt to lanna_app;

-- Codes by text message; the last one sent is the one that counts. Kept as HMAC: six digits are soon tried through.
create unlogged table authentication.verification_code (
  merchant_id uuid not null,
  purpose text not null check (purpose in ('register', 'login', 'reset', 'contact')),
  recipient text constraint verification_code_mobile_not_null not null,
  code_hmac bytea not null,
  tries_left smallint not null check (tries_left >= 0),
  expires_at timestamptz not null,
  member_id uuid,
  constraint verification_code_binding unique nulls not distinct (merchant_id, purpose, recipient, member_id),
  constraint verification_code_of_member check ((purpose = 'contact') = (member_id is not null))
);
create index on authentication.verification_code (expires_at);
grant select, insert, update, delete on authentication.verification_code to lanna_app;

-- Second factors. An authenticator app counts once a code of it has been shown; until then it is being set up.
create table authentication.totp (
  member_id uuid primary key references members.member,
  merchant_id uuid not null references brands.merchant,
  secret text not null,
  last_step bigint not null,
  added_at timestamptz not null
);
alter table authentication.totp add constraint totp_secret_is_sealed check (secret like 'sealed:%') not valid;
grant select, insert, update, delete on authentication.totp to lanna_app;

create table authentication.passkey (
  id text primary key,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null references members.member,
  rp_id text not null,
  name text not null,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  backed_up boolean not null,
  added_at timestamptz not null,
  used_at timestamptz
);
create index on authentication.passkey (member_id);
grant select, insert, update, delete on authentication.passkey to lanna_app;

create table authentication.recovery_code (
  member_id uuid references members.member,
  code_sha256 bytea,
  merchant_id uuid not null references brands.merchant,
  used_at timestamptz,
  primary key (member_id, code_sha256)
);
grant select, insert, update, delete on authentication.recovery_code to lanna_app;

create unlogged table authentication.passkey_challenge (
  challenge text primary key,
  merchant_id uuid not null,
  purpose text not null check (purpose in ('add', 'prove')),
  -- Null: given to a visitor who has not logged in.
  member_id uuid,
  expires_at timestamptz not null
);
create index on authentication.passkey_challenge (expires_at);
grant select, insert, update, delete on authentication.passkey_challenge to lanna_app;

\function authentication.session_changed
\function authentication.member_changed
\function authentication.brand_of_sessions_changed
\function authentication.session_seen
create trigger session_changed after update or delete on authentication.session
  for each row execute function authentication.session_changed();
create trigger member_changed after update on members.member
  for each row when (old.* is distinct from new.*) execute function authentication.member_changed();
create trigger brand_of_sessions_changed after update or delete on brands.merchant
  for each row execute function authentication.brand_of_sessions_changed();
create trigger session_seen after insert or update of seen_at on authentication.session
  for each row execute function authentication.session_seen();
create trigger person_here after insert on authentication.session
  for each row execute function members.note_person_device();

-- Operators: who runs the site. Accounts of their own, never members; roles as data; every action in a sealed chain.
create schema operators;
grant usage on schema operators to lanna_app;

-- The sealed record of what operators do. Numbers in the order of writing, drawn by a transaction that has its xid.
create sequence operators.action_number;
grant select on sequence operators.action_number to lanna_app;

create table operators.operator (
  id uuid primary key,
  -- What is typed to log in; lower case.
  name text not null unique check (name ~ '^[a-z0-9][a-z0-9._-]{2,31}$'),
  display_name text not null check (char_length(display_name) between 1 and 60),
  password_hash text,
  -- The password was given by another; a new one is chosen first.
  password_change_due boolean not null default true,
  status text not null default 'active' check (status in ('active', 'locked')),
  language text not null default 'EN',
  created_at timestamptz not null,
  created_by uuid,
  updated_at timestamptz not null,
  version integer not null default 1,
  -- Where a link for a new password goes; none for accounts older than this column. One address serves one operator.
  email text check (email = lower(email) and char_length(email) between 3 and 254),
  -- The mailbox of an address: what follows a plus sign in it is no other one.
  mailbox text generated always as (regexp_replace(email, '\+[^@]*@', '@')) stored unique,
  -- When another operator last had a hand in how this account is logged in to. For a day it approves nothing.
  set_by_other_at timestamptz,
  -- Made with a demonstration, so that one person can try both parts; no second one where money is real.
  demo boolean not null default false
);
grant select, insert, update on operators.operator to lanna_app;

-- What may be done: `topic.verb`, `topic.*`, `*.verb` or `*`.
create table operators.role (
  code text primary key check (code ~ '^[a-z][a-z-]{1,30}$'),
  permissions text[] not null,
  -- Comes with the product; its permissions may be changed, it cannot be removed.
  built_in boolean not null default false,
  version integer not null default 1
);
grant select, insert, update, delete on operators.role to lanna_app;
insert into operators.role (code, permissions, built_in, version) values
  ('owner', '{*,bills.read,bills.decide,bills.settings}', true, 2),
  ('support', '{members.read,members.reveal,members.note,members.status,security.*,bets.read,feedback.*,messages.*,
    brands.read,catalogue.read,agents.read,ledger.statements,audit.read,announcements.read,promotions.read,promotions.decide,
    help.read,service.*,payments.read,cashier.read,withdrawals.read,transfers.read,members.avatar,protection.read,
    protection.set,protection.exclude,inbox.read,kyc.read,status.read,status.write,draws.read,feeds.read,feeds.type,
    lottery.read,teams.read,join.read,join.answer,rebates.read,contracts.read,envelopes.read,members.label}', true, 26),
  ('risk', '{members.*,security.*,bets.*,vendor-wallet.*,agents.read,catalogue.read,catalogue.stop,reports.*,audit.read,
    operators.approve,ledger.statements,operators.read,promotions.read,service.read,payments.read,cashier.read,
    withdrawals.read,withdrawals.decide,transfers.read,reconciliation.read,protection.read,protection.set,protection.exclude,
    protection.correct,kyc.read,kyc.decide,kyc.reveal,kyc.correct,kyc.settings,status.read,draws.read,draws.change,
    feeds.read,feeds.type,feeds.decide,feeds.change,lottery.read,lottery.change,lottery.settle,agents.freeze,teams.read,
    anomalies.*,rebates.read,contracts.read,contracts.end,bills.read,envelopes.read,envelopes.stop}', true, 24),
  ('finance', '{ledger.*,reports.*,members.read,members.reveal,members.adjust,bets.read,agents.read,operators.approve,
    promotions.read,promotions.decide,payments.read,payments.change,cashier.read,cashier.decide,withdrawals.read,
    withdrawals.decide,withdrawals.settings,transfers.read,transfers.decide,transfers.settings,reconciliation.read,
    reconciliation.decide,protection.read,kyc.read,status.read,draws.read,feeds.read,lottery.read,agents.rates,agents.plans,
    teams.read,rebates.read,rebates.change,contracts.read,contracts.offer,contracts.end,contracts.plans,bills.read,
    bills.decide,envelopes.read,envelopes.stop,promotions.publish}', true, 21),
  ('content', '{brands.read,brands.content,catalogue.read,catalogue.change,feedback.read,files.add,announcements.*,
    promotions.read,promotions.change,help.read,help.change,inbox.*,status.read,status.write}', true, 7),
  ('auditor', '{*.read,ledger.statements,bills.read}', true, 3);

-- Who has which role, in which brand; without a brand in the whole house.
create table operators.role_grant (
  id uuid primary key,
  operator_id uuid not null references operators.operator,
  role text not null references operators.role,
  merchant_id uuid,
  granted_by uuid,
  granted_at timestamptz not null,
  unique nulls not distinct (operator_id, role, merchant_id)
);
grant select, insert, delete on operators.role_grant to lanna_app;

create table operators.session (
  id uuid primary key,
  token_sha256 bytea not null unique,
  operator_id uuid not null references operators.operator,
  -- The console's host it was opened on; it counts nowhere else.
  host text not null,
  address text not null,
  user_agent text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- When the second factor was shown in this session; null while it is due.
  factor_at timestamptz,
  -- When the person last showed password and second factor.
  proved_at timestamptz not null,
  -- The browser a session is in, by a cookie that outlives it. Older sessions have none: all are opened anew.
  device_sha256 bytea
);
create index session_of_operator on operators.session (operator_id) where ended_at is null;
create index session_of_device on operators.session (device_sha256, operator_id, seen_at);
grant select, insert, update on operators.session to lanna_app;

create table operators.totp (
  operator_id uuid primary key references operators.operator,
  -- Sealed.
  secret text not null,
  last_step bigint not null,
  added_at timestamptz not null
);
grant select, insert, update, delete on operators.totp to lanna_app;

create table operators.totp_setup (
  operator_id uuid primary key references operators.operator,
  -- Sealed.
  secret text not null,
  expires_at timestamptz not null
);
grant select, insert, update, delete on operators.totp_setup to lanna_app;

create table operators.passkey (
  id text primary key,
  operator_id uuid not null references operators.operator,
  rp_id text not null,
  name text not null,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  backed_up boolean not null,
  added_at timestamptz not null,
  used_at timestamptz
);
create index passkey_of_operator on operators.passkey (operator_id);
grant select, insert, update, delete on operators.passkey to lanna_app;

create table operators.passkey_challenge (
  challenge text primary key,
  operator_id uuid not null references operators.operator,
  purpose text not null check (purpose in ('add', 'prove')),
  expires_at timestamptz not null
);
grant select, insert, update, delete on operators.passkey_challenge to lanna_app;

create table operators.recovery_code (
  operator_id uuid references operators.operator,
  code_sha256 bytea,
  used_at timestamptz,
  primary key (operator_id, code_sha256)
);
grant select, insert, update, delete on operators.recovery_code to lanna_app;

-- Settings of the console itself, one row.
create table operators.setting (
  only_row boolean default true primary key check (only_row),
  settings jsonb not null default '{}',
  version integer not null default 1
);
grant select, update on operators.setting to lanna_app;
insert into operators.setting default values;

\function operators.next_action
\function operators.action_text

create table operators.action (
  id uuid primary key,
  number bigint not null default operators.next_action() unique,
  at timestamptz not null,
  -- Null for what the house does by itself (the first operator, a proposal that expires).
  operator_id uuid,
  operator_name text not null,
  session_id uuid,
  action text not null,
  merchant_id uuid,
  subject_kind text not null,
  subject_id text not null,
  subject_name text,
  before jsonb,
  after jsonb,
  reason text,
  address text not null,
  device text not null
);
create index action_by_time on operators.action (at desc, id desc);
create index action_of_subject on operators.action (subject_kind, subject_id, at desc);
create index action_of_operator on operators.action (operator_id, at desc);
create index action_by_text on operators.action using gin (operators.action_text(operator_name, subject_id, subject_name,
  reason) public.gin_trgm_ops);
create index action_of_brand on operators.action (merchant_id, at desc, id desc);
create index action_of_kind on operators.action (action, at desc, id desc);
grant select, insert on operators.action to lanna_app;

-- A block keeps the hash of each of its rows, so that a row that was touched can be named, and chains them all.
create table operators.action_block (
  number bigint primary key,
  first_action bigint not null,
  last_action bigint not null,
  actions bigint[] not null,
  digests bytea not null,
  previous_sha256 bytea not null,
  sha256 bytea not null,
  sealed_at timestamptz not null default now(),
  check (cardinality(actions) > 0 and octet_length(digests) = (32 * cardinality(actions))),
  check (first_action = actions[1] and last_action = actions[cardinality(actions)])
);
grant select on operators.action_block to lanna_app;

-- Four eyes: proposed by one, decided by another.
create table operators.proposal (
  id uuid primary key,
  kind text not null,
  merchant_id uuid,
  subject_kind text not null,
  subject_id text not null,
  subject_name text,
  payload jsonb not null,
  reason text not null,
  proposed_by uuid not null references operators.operator,
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'approved', 'refused', 'withdrawn', 'expired')),
  decided_by uuid references operators.operator,
  decided_at timestamptz,
  decision_reason text,
  session_id uuid,
  device_sha256 bytea,
  -- The operator who proposes never approves.
  check (state <> 'approved' or decided_by <> proposed_by),
  check ((state = 'open') = (decided_at is null))
);
create index proposal_by_time on operators.proposal (proposed_at desc, id desc);
create index proposal_open on operators.proposal (expires_at) where state = 'open';
grant select, insert, update on operators.proposal to lanna_app;

-- A link for a password: requested in the transaction that approves it, made when it is sent. One for each operator: a newer one takes its place.
create table operators.password_link (
  operator_id uuid primary key references operators.operator,
  wanted_at timestamptz not null,
  -- Null until it is sent; the token itself is in the letter alone.
  token_sha256 bytea unique,
  sent_at timestamptz,
  expires_at timestamptz not null,
  -- Why it could not be sent, as far as it is a code.
  failure text
);
create index password_link_unsent on operators.password_link (wanted_at) where sent_at is null;
grant select, insert, update, delete on operators.password_link to lanna_app;

-- That an address was changed, to be sent to the former address.
create table operators.address_notice (
  id uuid primary key,
  operator_id uuid not null references operators.operator,
  email text not null,
  wanted_at timestamptz not null
);
grant select, insert, update, delete on operators.address_notice to lanna_app;

-- Who could ever approve what: `operators.approve` together with a permission about operators, in a brand or (null) in the whole house. A
-- row stays when the role is taken away, and when the operator is locked.
create table operators.approver_ever (
  operator_id uuid not null references operators.operator,
  merchant_id uuid,
  permission text not null,
  since timestamptz not null default now(),
  unique nulls not distinct (operator_id, merchant_id, permission)
);
grant select, insert on operators.approver_ever to lanna_app;

-- Digests of what was ever set up as a second factor, by operator. It stays when the factor is removed.
create table operators.known_factor (
  sha256 bytea,
  operator_id uuid references operators.operator,
  primary key (sha256, operator_id)
);
create index known_factor_of_operator on operators.known_factor (operator_id);
grant select, insert on operators.known_factor to lanna_app;

\function operators.note_approvers
create trigger append_only before update or delete on operators.action
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on operators.action
  for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete on operators.action_block
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on operators.action_block
  for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete on operators.approver_ever
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on operators.approver_ever
  for each statement execute function ledger.refuse_change();
create trigger note_approvers after insert on operators.role_grant
  for each statement execute function operators.note_approvers();
create trigger note_approvers after insert or update on operators.role
  for each statement execute function operators.note_approvers();

-- ==================== messaging =========================================

-- Messages to members: what happened to their money and accounts, and what a brand sends many of them at once.
create schema inbox;
grant usage on schema inbox to lanna_app;

create table inbox.broadcast (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  state text not null check (state in ('draft', 'signed', 'scheduled', 'sending', 'sent', 'cancelled')),
  kind text not null check (kind in ('promotion', 'service')),
  title platform.local_text not null,
  -- Clean rich text, and how it begins without markup.
  content platform.local_text not null,
  excerpt platform.local_text not null,
  path text check (path ~ '^/([^/\\]|$)'),
  audience jsonb not null,
  send_at timestamptz,
  -- While a second operator has to approve it.
  proposal_id uuid,
  recipients integer check (recipients >= 0),
  -- How far the sending has come: every member up to this one has been looked at.
  sent_through uuid,
  delivered integer not null default 0,
  -- Read and no longer kept.
  read_before integer not null default 0,
  started_at timestamptz,
  ended_at timestamptz,
  -- After a stop: what has arrived is taken out of the inboxes again.
  taken_back boolean not null default false,
  created_by text not null,
  changed_by text not null,
  changed_at timestamptz not null,
  version integer not null default 1,
  check ((state = 'signed') = (proposal_id is not null)),
  check (send_at is not null or (state in ('draft', 'cancelled')))
);
create index broadcast_of_brand on inbox.broadcast (merchant_id, changed_at desc, id desc);
create index broadcast_due on inbox.broadcast (send_at) where state in ('scheduled', 'sending');
create index broadcast_taken_back on inbox.broadcast (id) where taken_back;
grant select, insert, update, delete on inbox.broadcast to lanna_app;

-- Facts, not words: a message is put into words when it is read, in the language it is read in.
create table inbox.message (
  id uuid primary key,
  merchant_id uuid not null,
  member_id uuid not null,
  kind text not null check (kind in ('money', 'security', 'promotion', 'service')),
  template text check (template ~ '^[a-z_]{1,60}$'),
  facts jsonb check (jsonb_typeof(facts) = 'object'),
  broadcast_id uuid references inbox.broadcast,
  path text,
  -- What it was made from, where that may be looked at twice.
  source text,
  sent_at timestamptz not null,
  read_at timestamptz,
  -- Deleted by the member or taken back by the brand: kept until the next clearing, so that it is not sent again.
  removed_at timestamptz,
  check ((template is null) = (facts is null)),
  check ((template is null) <> (broadcast_id is null))
);
create index message_of_member on inbox.message (member_id, sent_at desc, id desc) where removed_at is null;
create index message_unread on inbox.message (member_id) where read_at is null and removed_at is null;
create unique index message_of_broadcast on inbox.message (broadcast_id, member_id) where broadcast_id is not null;
create index message_of_broadcast_read on inbox.message (broadcast_id) where read_at is not null;
create index message_of_brand on inbox.message (merchant_id, kind, sent_at);
create index message_removed on inbox.message (removed_at) where removed_at is not null;
create unique index message_of_source on inbox.message (source) where source is not null;
grant select, insert, delete, update (read_at, removed_at) on inbox.message to lanna_app;

-- Up to which line the sealed record of accounts has been put into messages. One row; what was recorded before there were messages makes none.
create table inbox.told_security (
  one boolean default true primary key check (one),
  through bigint not null
);
grant select, update on inbox.told_security to lanna_app;
insert into inbox.told_security (through) values (0);

-- Messages to members' devices by the browsers' push services (RFC 8030, 8291, 8292).
create schema web_push;
grant usage on schema web_push to lanna_app;

-- One pair for the whole portal: browsers tie a subscription to its public half, so another pair ends them all.
create table web_push.vapid_key (
  id smallint primary key check (id = 1),
  public_key text not null,
  -- Sealed.
  private_key text not null,
  created_at timestamptz not null
);
grant select, insert, update on web_push.vapid_key to lanna_app;

create table web_push.subscription (
  id uuid primary key,
  merchant_id uuid not null,
  member_id uuid not null,
  -- A browser of one member: the member who turns it on there next takes it over.
  endpoint text not null unique check (char_length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  language text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  -- Since the last message that arrived.
  failures integer not null default 0
);
create index subscription_of_member on web_push.subscription (member_id, seen_at desc);
grant select, insert, update, delete on web_push.subscription to lanna_app;

-- What a member wants no message of; of everything else there is one.
create table web_push.unwanted_kind (
  member_id uuid,
  kind text,
  primary key (member_id, kind)
);
grant select, insert, delete on web_push.unwanted_kind to lanna_app;

-- What waits to be handed to a push service; gone once it has taken it.
create table web_push.delivery (
  id uuid primary key,
  subscription_id uuid not null references web_push.subscription on delete cascade,
  payload jsonb not null,
  attempts integer not null default 0,
  due_at timestamptz not null,
  created_at timestamptz not null,
  -- What was kept until the morning is news from then on.
  held_until timestamptz
);
create index delivery_due on web_push.delivery (due_at);
create index delivery_of_subscription on web_push.delivery (subscription_id);
grant select, insert, update, delete on web_push.delivery to lanna_app;

-- When a member's devices stay quiet, on the clock of the brand, and about what; without a row the default of the code holds.
create table web_push.quiet_hours (
  member_id uuid primary key,
  -- Minutes since midnight; over midnight where the end is before the begin.
  from_minute smallint not null check (from_minute between 0 and 1439),
  until_minute smallint not null check (until_minute between 0 and 1439),
  kinds text[] not null
);
grant select, insert, update, delete on web_push.quiet_hours to lanna_app;

-- ==================== play ==============================================

create schema catalogue;
grant usage on schema catalogue to lanna_app;

\function catalogue.plain_letters
\function catalogue.search_key
\function catalogue.sound_key

-- One vendor record serves all brands; which brands show it is brand_vendor.
create table catalogue.vendor (
  id uuid primary key,
  code text not null unique check (code ~ '^[A-Z0-9_]{2,20}$'),
  name text not null,
  public_key text not null,
  signature_header text not null,
  launch_url text not null,
  -- Base for /game/list, /game/round and /fair/…; null when the vendor offers none of them.
  api_url text,
  allowed_ips cidr[] not null default '{}',
  currencies text[] not null,
  -- Units of the vendor's amounts per currency unit; the protocol's own scale is 100000.
  amount_scale bigint not null default 100000 check (amount_scale > 0),
  enabled boolean not null default true,
  wallet_kind text not null default 'seamless' check (wallet_kind in ('seamless', 'transfer', 'own')),
  demo_supported boolean not null default false,
  -- Whether a free bet's amount is the stake's worth ('stake') or always zero ('zero').
  free_bet_amount text not null default 'stake' check (free_bet_amount in ('stake', 'zero')),
  -- The vendor commits to seeds and answers /fair/… and receipts.
  provable boolean not null default false,
  created_at timestamptz not null,
  search_key text not null generated always as (catalogue.search_key(name)) stored,
  sound_key text not null generated always as (catalogue.sound_key(name)) stored,
  -- Where the vendor's own back office is; null when it has none.
  back_office_url text,
  version integer not null default 1,
  -- As whose its bets stand on record; null: its own. The record knows all lotteries as one source.
  bets_under uuid references catalogue.vendor,
  -- By currency: {"THB": ["<largest win of a round>", "<largest net win of a day>"]}, in 1/100 000; a currency that is not there has the standard
  -- of server/sql/play/catalogue/win_limit.sql.
  win_limits jsonb not null default '{}',
  check (bets_under <> id)
);
grant select, insert, update on catalogue.vendor to lanna_app;
insert into catalogue.vendor (id, code, name, public_key, signature_header, launch_url, currencies, wallet_kind, created_at,
  bets_under) values
  ('00000000-0000-7000-8000-00000000107e', 'LOTTERY', 'Lottery', '', '', '', '{}', 'own', now(), null),
  ('00000000-0000-7000-8000-00000000107f', 'ELOTT', 'E-lottery', '', '', '', '{}', 'own', now(),
    '00000000-0000-7000-8000-00000000107e');

create table catalogue.vendor_group (
  vendor_id uuid references catalogue.vendor,
  game_type text check (game_type in ('ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS')),
  primary key (vendor_id, game_type)
);
grant select, insert, delete on catalogue.vendor_group to lanna_app;
insert into catalogue.vendor_group (vendor_id, game_type) values
  ('00000000-0000-7000-8000-00000000107e', 'LOTT'),
  ('00000000-0000-7000-8000-00000000107f', 'ELOTT');

create table catalogue.brand_vendor (
  merchant_id uuid references brands.merchant,
  vendor_id uuid references catalogue.vendor,
  enabled boolean not null default true,
  is_hot boolean not null default false,
  position integer not null default 0,
  -- What a vendor may give away in the brand's name, in one bet and in a day of the brand's. Null: nothing.
  free_bet_max bigint check (free_bet_max between 0 and 100000000000000000),
  free_bet_day_max bigint check (free_bet_day_max between 0 and 100000000000000000),
  version integer not null default 1,
  primary key (merchant_id, vendor_id)
);
grant select, insert, update on catalogue.brand_vendor to lanna_app;

-- Re-encoded by the server, under a name of its own; never what was uploaded.
create table catalogue.game_picture (
  id uuid primary key,
  game_id uuid not null,
  width integer not null,
  height integer not null,
  webp bytea not null check (octet_length(webp) <= 1048576),
  created_at timestamptz not null
);
create index on catalogue.game_picture (game_id);
grant select, insert, delete on catalogue.game_picture to lanna_app;

\function catalogue.name_search_key
\function catalogue.name_sound_key

create table catalogue.game (
  id uuid primary key,
  vendor_id uuid not null references catalogue.vendor,
  code text not null,
  name platform.local_text not null,
  game_type text not null check (game_type in ('ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS')),
  rtp_basis_points integer check (rtp_basis_points between 0 and 10000),
  min_bet bigint not null default 0,
  lines integer,
  volatility text check (volatility in ('low', 'medium', 'high')),
  features text[] not null default '{}',
  demo_supported boolean not null default false,
  enabled boolean not null default true,
  popularity integer not null default 0,
  created_at timestamptz not null,
  -- The line break cannot be searched for, so nothing is found across the two names.
  search_key text not null generated always as (catalogue.name_search_key(name::jsonb)) stored,
  sound_key text not null generated always as (catalogue.name_sound_key(name::jsonb)) stored,
  -- The largest bet, where the vendor says it.
  max_bet bigint,
  version integer not null default 1,
  -- What an operator has set by hand, by the names of columns: an import leaves it.
  by_hand text[] not null default '{}',
  -- Its own picture, where it has one; else it is drawn.
  picture_id uuid references catalogue.game_picture,
  -- What kind of table a live game is (specification, section 9), and which lotteries are the Vietnamese ones and those of SEA, which
  -- have pages of their own. Null where the vendor does not say.
  live_class text check (live_class in ('baccarat', 'sicbo', 'roulette', 'dragon-tiger', 'blackjack', 'holdem',
    'mahjong-tiles', 'card-poker', 'wenzhou-pai-gow', 'se-die', 'fan-tan', 'niuniu', 'yu-sia-xie', 'zjh', 'mahjong')),
  lottery_kind text check (lottery_kind in ('VN', 'SEA')),
  -- Where on the site it is played; null for a game that its vendor opens in a frame.
  page text check (page ~ '^/[a-z]+(\?[A-Za-z0-9_=&-]*)?$'),
  unique (vendor_id, code),
  foreign key (vendor_id, game_type) references catalogue.vendor_group (vendor_id, game_type),
  check (max_bet >= min_bet)
);
create index on catalogue.game (game_type, popularity desc, id);
create index on catalogue.game using gin (sound_key public.gin_trgm_ops);
grant select, insert, update on catalogue.game to lanna_app;
alter table catalogue.game_picture add foreign key (game_id) references catalogue.game;

create table catalogue.hot_game (
  merchant_id uuid references brands.merchant,
  game_id uuid references catalogue.game,
  position integer not null,
  primary key (merchant_id, game_id)
);
grant select, insert, delete on catalogue.hot_game to lanna_app;

create table catalogue.favourite_game (
  member_id uuid references members.member on delete cascade,
  game_id uuid references catalogue.game,
  marked_at timestamptz not null,
  primary key (member_id, game_id)
);
grant select, insert, delete on catalogue.favourite_game to lanna_app;

create table catalogue.recent_game (
  member_id uuid references members.member on delete cascade,
  game_id uuid references catalogue.game,
  opened_at timestamptz not null,
  primary key (member_id, game_id)
);
create index on catalogue.recent_game (member_id, opened_at desc);
grant select, insert, update on catalogue.recent_game to lanna_app;

-- What a brand does with a game besides putting it forward: leave it out, or give it a place before those that players choose most.
create table catalogue.brand_game (
  merchant_id uuid references brands.merchant,
  game_id uuid references catalogue.game,
  hidden boolean not null default false,
  position integer check ("position" >= 0 and "position" <= 100000),
  version integer not null default 1,
  primary key (merchant_id, game_id)
);
create index on catalogue.brand_game (game_id);
grant select, insert, update on catalogue.brand_game to lanna_app;

-- What takes no bets for now. Rounds in play finish: wins and rollbacks are taken all the same.
create table catalogue.stop (
  id uuid primary key,
  -- Null: at every brand, which a vendor or a game can be.
  merchant_id uuid references brands.merchant,
  kind text not null check (kind in ('brand', 'vendor', 'game', 'player')),
  -- The brand, vendor, game or member.
  subject_id uuid not null,
  -- As it is to be shown, kept from when it was stopped.
  subject_name text not null,
  reason text not null check (char_length(reason) between 5 and 500),
  started_at timestamptz not null,
  started_by uuid not null,
  started_by_name text not null,
  ended_at timestamptz,
  ended_by uuid,
  ended_by_name text,
  end_reason text,
  check ((kind in ('vendor', 'game')) or merchant_id is not null),
  check ((ended_at is null) = (ended_by is null))
);
create unique index on catalogue.stop (subject_id, merchant_id) nulls not distinct where ended_at is null;
create index on catalogue.stop (merchant_id, started_at desc);
grant select, insert, update (ended_at, ended_by, ended_by_name, end_reason) on catalogue.stop to lanna_app;

-- What calls between a vendor and us came to, minute by minute. in: the vendor's calls to the wallet · out: ours to the vendor.
create table catalogue.vendor_call_minute (
  vendor_id uuid references catalogue.vendor,
  direction text check (direction in ('in', 'out')),
  minute timestamptz,
  calls integer not null,
  -- Of those: not answered in time, answered with nothing certain, or wrongly signed.
  errors integer not null,
  total_ms bigint not null,
  longest_ms integer not null,
  primary key (vendor_id, direction, minute)
);
create index on catalogue.vendor_call_minute (minute);
grant select, insert, update, delete on catalogue.vendor_call_minute to lanna_app;

\function catalogue.next_version
\function catalogue.changed_everywhere
\function catalogue.changed_at_brand
\function catalogue.stop_changed
create trigger next_version before update on catalogue.vendor
  for each row execute function catalogue.next_version();
create trigger next_version before update on catalogue.brand_vendor
  for each row execute function catalogue.next_version();
create trigger next_version before update on catalogue.brand_game
  for each row execute function catalogue.next_version();
create trigger changed_everywhere after insert or update or delete on catalogue.vendor
  for each statement execute function catalogue.changed_everywhere();
create trigger changed_everywhere after insert or delete or update of vendor_id, code, name, game_type, rtp_basis_points,
  min_bet, max_bet, lines, volatility, features, demo_supported, enabled, picture_id on catalogue.game
  for each statement execute function catalogue.changed_everywhere();
create trigger changed_everywhere after insert or update or delete on catalogue.vendor_group
  for each statement execute function catalogue.changed_everywhere();
create trigger changed_at_brand after insert or update or delete on catalogue.brand_vendor
  for each row execute function catalogue.changed_at_brand();
create trigger changed_at_brand after insert or update or delete on catalogue.brand_game
  for each row execute function catalogue.changed_at_brand();
create trigger changed_at_brand after insert or update or delete on catalogue.hot_game
  for each row execute function catalogue.changed_at_brand();
create trigger stop_changed after insert or update or delete on catalogue.stop
  for each row execute function catalogue.stop_changed();
-- Every launch counts for a game's popularity; that edits nothing.
create trigger next_version before update on catalogue.game
  for each row when ((old.name, old.game_type, old.features, old.demo_supported, old.enabled, old.picture_id, old.volatility,
      old.lines, old.rtp_basis_points, old.min_bet, old.max_bet, old.live_class, old.lottery_kind)
    is distinct from (new.name, new.game_type, new.features, new.demo_supported, new.enabled, new.picture_id, new.volatility,
      new.lines, new.rtp_basis_points, new.min_bet, new.max_bet, new.live_class, new.lottery_kind))
  execute function catalogue.next_version();

-- Bets of every source in one record: what was the vendors' rounds moves here with its ids and figures.
create schema bets;
grant usage on schema bets to lanna_app;

-- What a source says of a bet: who and what it is, and how its figures change.
create type bets.change as (
  -- Of the bet; for a new one an id that the source has drawn, uuidv7().
  bet_id uuid,
  -- Read for a new bet alone.
  source text,
  source_id uuid,
  reference text,
  slip uuid,
  merchant_id uuid,
  member_id uuid,
  account_id bigint,
  currency text,
  game_code text,
  category text,
  receipt_address text,
  -- By how much: a stake placed or, below zero, given back; a payout made or taken back.
  stake bigint,
  free_stake bigint,
  payout bigint,
  -- How many stakes and payouts came, or, below zero, were undone.
  stakes integer,
  payouts integer,
  -- Nothing more is expected.
  closes boolean,
  -- A person may want to look at it.
  flags boolean,
  -- Null: the category's rule.
  valid_turnover bigint
);

-- What a bet adds to the sums when it is settled, and by how much that changes when it is corrected or opened again: the
-- entries of a bet add up to what it contributes now. Whatever is counted of bets is counted from these, each row once.
create sequence bets.settlement_number;
grant select on sequence bets.settlement_number to lanna_app;

-- One row a player's round at a vendor; what the betting record shows.
create table bets.bet (
  id uuid constraint round_id_not_null not null primary key,
  source_id uuid constraint round_vendor_id_not_null not null,
  account_id bigint constraint round_account_id_not_null not null,
  reference text constraint round_round_not_null not null,
  member_id uuid constraint round_member_id_not_null not null,
  merchant_id uuid constraint round_merchant_id_not_null not null,
  game_code text constraint round_game_code_not_null not null,
  category text constraint round_category_not_null not null,
  currency text constraint round_currency_not_null not null,
  -- Live (not rolled back) bets, of the player's cash and of the brand's promotion.
  stake bigint constraint round_stake_not_null not null,
  free_stake bigint constraint round_free_stake_not_null not null,
  payout bigint constraint round_payout_not_null not null,
  live_stakes integer constraint round_live_bets_not_null not null,
  live_payouts integer constraint round_live_wins_not_null not null,
  closed boolean constraint round_closed_not_null not null,
  -- Something a person may want to look at: a win or bet after the close, a rollback that was refused.
  flagged boolean constraint round_flagged_not_null not null,
  -- open, won, lost or refunded; follows from the columns above.
  status text constraint round_status_not_null not null check (status in ('open', 'won', 'lost', 'returned', 'refunded')),
  placed_at timestamptz constraint round_placed_at_not_null not null,
  settled_at timestamptz,
  -- Who took the bet: a vendor's code, or the name of a topic of the portal's own.
  source text not null,
  -- Lines that were bought together; null for a bet that stands alone.
  slip uuid,
  -- Stakes given back; no part of stake.
  refunded_stake bigint not null,
  -- The turnover the source says counts, where the category's rule does not fit (a lottery's coverage of outcomes).
  turnover_given bigint,
  -- The turnover that counts as it stands: nothing before the bet is settled.
  valid_turnover bigint not null,
  -- The day of the first settlement in the brand's time zone, which every later correction keeps.
  day date,
  -- Where the receipt stands, for sources that keep one of each bet at an address; vendors are asked for the round.
  receipt_address text,
  constraint bet_of_source unique (account_id, source_id, reference),
  check (least(stake, free_stake, payout, refunded_stake, valid_turnover, live_stakes::bigint, live_payouts::bigint) >= 0)
) with (fillfactor = 70);
create index bet_placed_at on bets.bet using brin (placed_at);
create index bet_of_member on bets.bet (member_id, placed_at desc);
-- By time within a brand: each bet adds an entry at the end of its brand's, and settling it touches none.
create index bet_of_brand on bets.bet (merchant_id, placed_at);
create index bet_flagged on bets.bet (merchant_id, placed_at) where flagged;
-- By the vendor's id of the round, by the reference of transfers, by time: filters of some blocks each, a thousandth of a tree's
-- size, and nothing for a bet until its blocks are full. The functions ids_by_reference ask them.
create index bet_by_reference on bets.bet using brin (hashtextextended(reference,
  0) int8_bloom_ops) with (pages_per_range='32', autosummarize='on');
grant select on bets.bet to lanna_app;

create table bets.settlement (
  -- Drawn by transactions that have their xid, so that a watermark is known below which nothing will appear.
  number bigint default nextval('bets.settlement_number'::regclass) primary key,
  bet_id uuid not null,
  merchant_id uuid not null,
  member_id uuid not null,
  day date not null,
  category text not null,
  currency text not null,
  -- 1: settled, -1: opened again or refunded, 0: corrected.
  bets integer not null check (bets >= '-1'::integer and bets <= 1),
  stake bigint not null,
  free_stake bigint not null,
  payout bigint not null,
  valid_turnover bigint not null,
  recorded_at timestamptz not null
);
grant select on bets.settlement to lanna_app;

-- What a member has played on a day of the brand's, up to the progress below.
create table bets.daily_sum (
  merchant_id uuid not null,
  member_id uuid,
  day date,
  category text,
  currency text,
  bets bigint not null,
  stake bigint not null,
  free_stake bigint not null,
  payout bigint not null,
  valid_turnover bigint not null,
  -- When the first of it was settled: who has played by an hour of the day.
  first_at timestamptz not null,
  primary key (member_id, day, category, currency)
) with (fillfactor = 70);
create index daily_sum_of_day on bets.daily_sum (merchant_id, day);
grant select on bets.daily_sum to lanna_app;

create table bets.progress (
  only_row boolean default true primary key check (only_row),
  -- Settlements up to this number are in the sums.
  summed_to bigint not null
);
grant select on bets.progress to lanna_app;
insert into bets.progress (summed_to) values (0);

-- What was played of a game on a day of the brand's, up to bets.progress.
create table bets.daily_game_sum (
  merchant_id uuid,
  day date,
  source text,
  game_code text,
  category text,
  currency text,
  bets bigint not null,
  stake bigint not null,
  free_stake bigint not null,
  payout bigint not null,
  valid_turnover bigint not null,
  primary key (merchant_id, day, source, game_code, category, currency)
) with (fillfactor = 70);
grant select on bets.daily_game_sum to lanna_app;

-- The same by minute of the brand's day: what comes to a bet after its day counts for the last one. Kept for some days,
-- since only days nearby are compared at the same time of day.
create table bets.minute_sum (
  merchant_id uuid,
  day date,
  minute smallint check (minute between 0 and 1439),
  category text,
  currency text,
  bets bigint not null,
  stake bigint not null,
  free_stake bigint not null,
  payout bigint not null,
  primary key (merchant_id, day, minute, category, currency)
) with (fillfactor = 70);
grant select on bets.minute_sum to lanna_app;

-- What a member has played in the periods that run, kept by the transaction of each bet; limits of brands beside it; and what
-- the decision of a bet knows of both.
create table bets.play (
  member_id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  -- The play session: since when, when a bet was placed last, and since when play counts for the next reality check. Where bets are not
  -- counted, written every few minutes of play only.
  started_at timestamptz,
  played_at timestamptz,
  checked_at timestamptz,
  -- Each bet counts below. False: no page asks for it, and a bet costs no write here.
  is_counted boolean not null default false,
  -- The first day of each period, on the brand's clocks, and the cash stakes and payouts in it.
  day date,
  day_stake bigint not null default 0,
  day_payout bigint not null default 0,
  day_played_ms bigint not null default 0,
  week date,
  week_stake bigint not null default 0,
  week_payout bigint not null default 0,
  month date,
  month_stake bigint not null default 0,
  month_payout bigint not null default 0,
  check (not is_counted or day is not null and week is not null and month is not null)
) with (fillfactor = 50);
grant select on bets.play to lanna_app;

-- Some thousand bets of one member in the order they were placed, and at level 1 some dozens of such stretches. Those of a level
-- follow each other without a gap, the first from minus infinity; what comes after the last is not added up.
create table bets.stretch (
  member_id uuid,
  level smallint check (level in (0, 1)),
  -- Placed at this moment or later …
  from_at timestamptz,
  -- … and before this one.
  until_at timestamptz not null,
  merchant_id uuid not null,
  check (from_at < until_at),
  primary key (member_id, level, from_at)
);
grant select on bets.stretch to lanna_app;

-- What its bets come to, for all that a filter of the record may ask for.
create table bets.stretch_sum (
  member_id uuid,
  level smallint,
  from_at timestamptz,
  source text,
  game_code text,
  category text,
  -- bets.outcome
  outcome text,
  bets integer not null,
  stake bigint not null,
  payout bigint not null,
  -- No bet of these was placed before or after: where to look for them.
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (member_id, level, from_at, source, game_code, category, outcome),
  foreign key (member_id, level, from_at) references bets.stretch (member_id, level, from_at)
);
grant select on bets.stretch_sum to lanna_app;

\function bets.follow_late_change
create trigger late_change after insert or update on bets.bet
  for each row when (new.placed_at < (clock_timestamp() - '00:10:00'::interval)) execute function bets.follow_late_change();
create trigger append_only before update or delete on bets.settlement
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on bets.settlement
  for each statement execute function ledger.refuse_change();

-- Wins worth showing, kept apart from the bets: bets are written too often to carry one more index.
create schema winners;
grant usage on schema winners to lanna_app;

create table winners.win (
  bet_id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null references members.member,
  source_id uuid not null,
  game_code text not null,
  stake bigint not null check (stake >= 0),
  payout bigint not null check (payout > 0),
  won_at timestamptz not null
);
create index win_latest on winners.win (merchant_id, won_at desc);
create index win_largest on winners.win (merchant_id, payout desc);
create index win_age on winners.win (won_at);
grant select, insert, update, delete on winners.win to lanna_app;

create table winners.progress (
  only_row boolean default true primary key check (only_row),
  -- Settlements up to this number have been looked at.
  read_to bigint not null
);
grant select, update on winners.progress to lanna_app;
insert into winners.progress (read_to) values (0);

-- ==================== accounts ==========================================

create schema registration;
grant usage on schema registration to lanna_app;

-- Who made an account for another: an agent, or an operator by name.
create table registration.made_account (
  member_id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  agent_id uuid,
  operator_name text,
  made_at timestamptz not null,
  check (num_nonnulls(agent_id, operator_name) = 1)
);
create index made_account_of_agent on registration.made_account (agent_id, made_at desc) where agent_id is not null;
grant select, insert on registration.made_account to lanna_app;

-- Members who have joined by a link and of which the agent has yet to be notified; a row goes when that is done.
create table registration.newcomer (
  member_id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  agent_id uuid not null,
  code text not null,
  joined_at timestamptz not null
);
create index newcomer_of_agent on registration.newcomer (agent_id, joined_at);
grant select, insert, delete on registration.newcomer to lanna_app;

-- When an agent was last notified: several newcomers are one message.
create table registration.agent_told (
  agent_id uuid primary key,
  told_at timestamptz not null
);
grant select, insert, update on registration.agent_told to lanna_app;

-- Applications to become an agent, for the console: none makes its sender an agent.
create schema "join";
grant usage on schema "join" to lanna_app;

create table "join".application (
  id uuid primary key,
  merchant_id uuid not null,
  name text not null check (char_length(name) between 2 and 80),
  wish text not null check (wish in ('agent', 'general-agent', 'affiliate', 'unsure')),
  -- Personal: masked in the console until an operator asks, which is recorded. In one form each, so that one contact is one.
  line text,
  phone text,
  email text,
  telegram text,
  players text not null check (char_length(players) between 10 and 300),
  remark text not null check (char_length(remark) <= 140),
  -- The page's language when it was sent: the one to answer in.
  language text not null,
  -- The account it was sent from, if from one.
  member_id uuid,
  sent_at timestamptz not null,
  state text not null default 'new' check (state in ('new', 'seen', 'done')),
  note text not null default '' check (char_length(note) <= 2000),
  handled_by text,
  handled_at timestamptz,
  version integer not null default 1,
  -- The account that an application has become.
  agent_id uuid,
  check (num_nonnulls(line, phone, email, telegram) > 0)
);
create index application_of_brand on "join".application (merchant_id, sent_at desc, id desc);
create index application_waiting on "join".application (merchant_id, sent_at desc) where state <> 'done';
create index application_done on "join".application (handled_at) where state = 'done';
-- One at a time of each contact and each member.
create unique index application_open_line on "join".application (merchant_id, line) where state <> 'done';
create unique index application_open_phone on "join".application (merchant_id, phone) where state <> 'done';
create unique index application_open_email on "join".application (merchant_id, email) where state <> 'done';
create unique index application_open_telegram on "join".application (merchant_id, telegram) where state <> 'done';
create unique index application_open_member on "join".application (merchant_id, member_id) where state <> 'done';
grant select, insert, delete, update (state, note, handled_by, handled_at, version,
  agent_id) on "join".application to lanna_app;

create schema security;
grant usage on schema security to lanna_app;

-- Links for a new password, sent by e-mail: one use, ten minutes.
create table security.password_link (
  token_sha256 bytea primary key,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null references members.member,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on security.password_link (member_id);
create index on security.password_link (expires_at);
grant select, insert, update, delete on security.password_link to lanna_app;

create unlogged table security.totp_setup (
  member_id uuid primary key,
  merchant_id uuid not null,
  secret text not null,
  expires_at timestamptz not null,
  constraint totp_setup_secret_is_sealed check (secret like 'sealed:%')
);
create index on security.totp_setup (expires_at);
grant select, insert, update, delete on security.totp_setup to lanna_app;

-- The identity check: documents that members send, who has looked at them, what was decided, and what waits for it.
create schema kyc;
grant usage on schema kyc to lanna_app;

-- What a brand has set; a brand without a row has the defaults of the code.
create table kyc.setting (
  merchant_id uuid primary key references brands.merchant,
  withdrawals text not null check (withdrawals in ('none', 'above', 'all')),
  withdrawal_above bigint check (withdrawal_above >= 0),
  deposit_above bigint check (deposit_above >= 0),
  deposit_total_above bigint check (deposit_total_above >= 0),
  kinds text[] not null check (cardinality(kinds) > 0),
  address_proof text not null check (address_proof in ('none', 'optional', 'required')),
  tries_a_day integer not null check (tries_a_day between 1 and 20),
  kept_days integer not null check (kept_days between 1 and 3650),
  version integer not null,
  changed_at timestamptz not null,
  changed_by text not null,
  check ((withdrawals = 'above') = (withdrawal_above is not null))
);
grant select, insert, update on kyc.setting to lanna_app;

-- Documents, as they were sent once. What was typed from them never changes; sent again is another row.
create table kyc.submission (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  attempt integer not null check (attempt > 0),
  kind text not null check (kind in ('thai_id', 'passport', 'driving_licence')),
  -- Name, birthday and number as printed, in JSON; sealed.
  person text not null,
  number_masked text not null,
  -- HMAC of brand and number, and of the number alone: the same document at two accounts is found without reading either.
  number_mark bytea not null,
  portal_mark bytea not null,
  valid_until date,
  state text not null check (state in ('submitted', 'reviewing', 'approved', 'rejected', 'expired')),
  -- What the portal has found by itself when it came.
  flags text[] not null default '{}',
  reasons text[] not null default '{}',
  -- What the desk wrote to the member last.
  words text not null default '' check (char_length(words) <= 500),
  -- Of the page it was sent from.
  language text not null,
  handled_by text,
  handled_by_id uuid,
  sent_at timestamptz not null,
  changed_at timestamptz not null,
  decided_at timestamptz,
  version integer not null default 1,
  check ((handled_by is null) = (handled_by_id is null)),
  check (state <> 'reviewing' or handled_by is not null),
  check ((state in ('submitted', 'reviewing')) = (decided_at is null)),
  check ((state in ('rejected', 'expired')) = (cardinality(reasons) > 0)),
  unique (member_id, attempt)
);
-- A member has documents at the desk once.
create unique index submission_undecided on kyc.submission (member_id) where state in ('submitted', 'reviewing');
create index submission_open on kyc.submission (merchant_id, sent_at) where state in ('submitted', 'reviewing');
create index submission_listed on kyc.submission (merchant_id, sent_at desc, id desc);
create index submission_of_member on kyc.submission (member_id, sent_at desc);
create index submission_of_mark on kyc.submission (merchant_id, number_mark);
create index submission_of_portal_mark on kyc.submission (portal_mark);
create index submission_running_out on kyc.submission (valid_until) where state = 'approved' and valid_until is not null;
grant select, insert, update (person, state, flags, reasons, words, handled_by, handled_by_id, changed_at, decided_at,
  version) on kyc.submission to lanna_app;

-- Pictures of documents, sealed. Never in files.picture, which a public path serves.
create table kyc.picture (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  -- Null: nothing has it yet.
  submission_id uuid references kyc.submission,
  part text not null check (part in ('front', 'back', 'face', 'address')),
  -- Null: dropped, as the brand's setting says.
  image text,
  -- HMAC of brand and what is seen.
  picture_mark bytea not null,
  width integer not null,
  height integer not null,
  uploaded_at timestamptz not null,
  dropped_at timestamptz,
  check ((image is null) = (dropped_at is not null))
);
create unique index picture_of_submission on kyc.picture (submission_id, part) where submission_id is not null;
create index picture_of_member on kyc.picture (member_id, uploaded_at desc);
create index picture_of_mark on kyc.picture (merchant_id, picture_mark);
create index picture_unused on kyc.picture (uploaded_at) where submission_id is null;
grant select, insert, delete, update (submission_id, image, dropped_at) on kyc.picture to lanna_app;

create table kyc.move (
  id uuid default uuidv7() primary key,
  submission_id uuid not null references kyc.submission,
  from_state text,
  to_state text not null,
  -- Null: the member, or the portal by itself.
  operator_name text,
  reasons text[] not null default '{}',
  words text not null default '',
  at timestamptz not null
);
create index move_of_submission on kyc.move (submission_id, at, id);
grant select, insert on kyc.move to lanna_app;

-- What is known for certain of a member, and where the check stands now: one row for each who has sent anything or was corrected.
create table kyc.person (
  member_id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  state text not null check (state in ('none', 'submitted', 'reviewing', 'approved', 'rejected', 'expired')),
  -- The last that was sent.
  submission_id uuid references kyc.submission,
  -- Found to be under age by the desk: no documents help, no bets, no deposits.
  may_not_play boolean not null default false,
  document_kind text check (document_kind in ('thai_id', 'passport', 'driving_licence')),
  -- Name, birthday and number in JSON; sealed.
  person text,
  number_masked text,
  valid_until date,
  verified_at timestamptz,
  corrected_at timestamptz,
  version integer not null default 1,
  changed_at timestamptz not null,
  check ((person is null) = (verified_at is null)),
  check (state <> 'approved' or person is not null)
);
grant select, insert, update on kyc.person to lanna_app;

-- A correction by hand that waits for a second operator, or was carried out. What it says is sealed, so that no list of proposals has it.
create table kyc.correction (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  -- Of the person it was made from; 0: there was none.
  person_version integer not null,
  kind text not null,
  person text not null,
  number_masked text not null,
  operator_name text not null,
  created_at timestamptz not null,
  done_at timestamptz
);
create index correction_of_member on kyc.correction (member_id, created_at desc);
grant select, insert, update (person, done_at) on kyc.correction to lanna_app;

create trigger append_only before update or delete on kyc.move
  for each row execute function ledger.refuse_change();

-- Player protection: the limits members set for themselves, what looser ones wait for, and who has changed what.
create schema protection;
grant usage on schema protection to lanna_app;

-- Limits that hold now. Null: none of the member's own. Deposits, losses and stakes by day, week and month; minutes of play on a day;
-- minutes of play from one reality check to the next.
create table protection.own_limits (
  member_id uuid primary key references members.member on delete cascade,
  merchant_id uuid not null references brands.merchant,
  deposit_day bigint check (deposit_day >= 0),
  deposit_week bigint check (deposit_week >= 0),
  deposit_month bigint check (deposit_month >= 0),
  loss_day bigint check (loss_day >= 0),
  loss_week bigint check (loss_week >= 0),
  loss_month bigint check (loss_month >= 0),
  stake_day bigint check (stake_day >= 0),
  stake_week bigint check (stake_week >= 0),
  stake_month bigint check (stake_month >= 0),
  session bigint check (session between 1 and 1440),
  reality_check bigint check (reality_check between 1 and 1440),
  -- When the member chose no deposit limit, asked at a deposit.
  offer_declined_at timestamptz,
  changed_at timestamptz not null
);
create index own_limits_listed on protection.own_limits (merchant_id, changed_at desc, member_id);
grant select, insert, update on protection.own_limits to lanna_app;

-- A looser limit that was asked for. It holds only when it is confirmed, which is possible from effective_at on and before confirm_by.
create table protection.raise (
  member_id uuid references members.member on delete cascade,
  limit_name text check (limit_name in ('deposit_day', 'deposit_week', 'deposit_month', 'loss_day', 'loss_week', 'loss_month',
    'stake_day', 'stake_week', 'stake_month', 'session', 'reality_check')),
  -- Null: no limit of the member's own.
  amount bigint check (amount >= 0),
  asked_at timestamptz not null,
  effective_at timestamptz not null,
  confirm_by timestamptz not null,
  check (effective_at > asked_at),
  check (confirm_by > effective_at),
  primary key (member_id, limit_name)
);
grant select, insert, update, delete on protection.raise to lanna_app;

-- Everything that was done to a limit.
create table protection.change (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  limit_name text not null,
  step text not null check (step in ('set', 'raise_asked', 'raise_confirmed', 'raise_dropped', 'set_by_operator')),
  before bigint,
  after bigint,
  effective_at timestamptz,
  -- Null: the member.
  operator_name text,
  reason text,
  at timestamptz not null,
  check ((effective_at is null) = (step <> 'raise_asked')),
  check ((operator_name is null) = (step <> 'set_by_operator'))
);
create index change_of_member on protection.change (member_id, at desc, id desc);
grant select, insert on protection.change to lanna_app;

-- What was requested. It is never shortened: what is longer is another row, and an account is out of play as long as one of its rows has not ended.
create table protection.exclusion (
  id uuid primary key,
  -- time_out: one account, over by itself · self_exclusion: a person, at all brands, over when the person has asked for it.
  kind text not null check (kind in ('time_out', 'self_exclusion')),
  origin text not null check (origin in ('member', 'operator', 'registry')),
  -- Where it was asked for or entered.
  merchant_id uuid not null references brands.merchant,
  -- The account it was asked for on.
  member_id uuid,
  since timestamptz not null,
  -- Null: for good.
  until timestamptz,
  end_asked_at timestamptz,
  -- When it ends, once asked for.
  ends_at timestamptz,
  ended_at timestamptz,
  ended_by text check (ended_by in ('time', 'member', 'correction')),
  reason text not null default '',
  -- Null: the member.
  operator_name text,
  check ((member_id is null) = (origin = 'registry')),
  check (until > since),
  check ((operator_name is null) = (origin = 'member')),
  check ((end_asked_at is null) = (ends_at is null)),
  check ((ended_at is null) = (ended_by is null)),
  check (ends_at is null or kind = 'self_exclusion' and until is not null),
  check (kind = 'self_exclusion' or until is not null and origin <> 'registry')
);
create index exclusion_listed on protection.exclusion (merchant_id, since desc, id desc);
create index exclusion_listed_open on protection.exclusion (merchant_id, since desc, id desc) where ended_at is null;
create index exclusion_due on protection.exclusion (( case when kind = 'time_out' then until else ends_at end))
  where ended_at is null;
grant select, insert, update (end_asked_at, ends_at, ended_at, ended_by) on protection.exclusion to lanna_app;

-- The accounts it holds.
create table protection.excluded_account (
  exclusion_id uuid references protection.exclusion,
  member_id uuid references members.member on delete cascade,
  merchant_id uuid not null references brands.merchant,
  found_by text not null check (found_by in ('own', 'mobile', 'email', 'id_number', 'bank_account', 'name_and_birthday',
    'device')),
  since timestamptz not null,
  -- Two operators have found that it is another person's.
  released_at timestamptz,
  -- Nothing of it leads on to further accounts, and who has it may not ask for the end of the exclusion.
  suspected boolean not null default false,
  check (released_at is null or found_by <> 'own'),
  primary key (exclusion_id, member_id),
  check (not suspected or found_by <> 'own')
);
create index excluded_account_of_member on protection.excluded_account (member_id, since desc);
create index excluded_account_suspected on protection.excluded_account (merchant_id, since) where suspected
  and released_at is null;
grant select, insert, update (found_by, released_at, suspected) on protection.excluded_account to lanna_app;

-- HMACs of what a person is known again by. Only what was proved to be the person's leads to other accounts; the rest keeps new ones out.
create table protection.mark (
  exclusion_id uuid references protection.exclusion,
  kind text not null check (kind in ('mobile', 'email', 'id_number', 'bank_account', 'name_and_birthday')),
  digest bytea check (length(digest) = 32),
  proved boolean not null,
  marked_at timestamptz not null,
  primary key (exclusion_id, digest)
);
create index mark_of_digest on protection.mark (digest);
grant select, insert, update (proved) on protection.mark to lanna_app;

-- Members who get no messages of promotions: from an exclusion on, and after it until they ask for them again.
create table protection.no_marketing (
  member_id uuid primary key references members.member on delete cascade,
  merchant_id uuid not null references brands.merchant,
  since timestamptz not null
);
grant select, insert, delete on protection.no_marketing to lanna_app;

create trigger append_only before update or delete on protection.change
  for each row execute function ledger.refuse_change();
create trigger append_only_truncate before truncate on protection.change
  for each statement execute function ledger.refuse_change();
create trigger append_only before delete on protection.exclusion
  for each row execute function ledger.refuse_change();
create trigger append_only before delete on protection.mark
  for each row execute function ledger.refuse_change();

-- ==================== content ===========================================

-- What operators publish to readers: banners, notices, pop-ups, the hot strip, and what concerns a vendor or a game.
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
  position integer not null check ("position" >= 0 and "position" <= 9999),
  -- Switched off by hand it runs at no time.
  enabled boolean not null,
  starts_at timestamptz not null,
  -- It runs before this instant, not at it.
  ends_at timestamptz,
  readers text not null check (readers in ('everybody', 'visitors', 'members', 'agents')),
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
  check (ends_at > starts_at),
  check (readers = 'members' or ranks = '{}'::smallint[] and new_member_days is null),
  check ((type = 'GAME') = (game_kind is not null)),
  check ((game_kind is null) = (vendor_id is null)),
  check (game_id is null or vendor_id is not null),
  check (type <> 'B' or picture_id is not null)
);
create index announcement_of_brand on announcements.announcement (merchant_id, type, "position", starts_at desc, id);
create index announcement_begins on announcements.announcement (starts_at) where enabled;
create index announcement_ends on announcements.announcement (ends_at) where enabled and ends_at is not null;
create index announcement_picture on announcements.announcement (picture_id) where picture_id is not null;
grant select, insert, update, delete on announcements.announcement to lanna_app;

-- Pop-ups that members have seen, on whichever device.
create table announcements.seen (
  member_id uuid,
  announcement_id uuid references announcements.announcement on delete cascade,
  seen_at timestamptz not null,
  primary key (member_id, announcement_id)
);
create index seen_announcement on announcements.seen (announcement_id);
grant select, insert, delete on announcements.seen to lanna_app;

-- Up to when open pages have been notified of what begins and ends. One row.
create table announcements.told (
  one boolean default true primary key check (one),
  until timestamptz not null
);
grant select, update on announcements.told to lanna_app;
insert into announcements.told (until) values (now());

-- The help centre and the about pages of a brand, as operators write them.
create schema help;
grant usage on schema help to lanna_app;

create table help.category (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  -- Of its address.
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 60),
  name platform.local_text not null,
  lead platform.local_text,
  -- What it is drawn with.
  icon text not null,
  position integer not null,
  version integer not null default 1,
  unique (merchant_id, slug)
);
grant select, insert, update, delete on help.category to lanna_app;

create table help.article (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  category_id uuid not null references help.category,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 60),
  title platform.local_text not null,
  -- Clean HTML; placeholders in double braces are filled in where it is read.
  content platform.local_text not null,
  position integer not null,
  published boolean not null,
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by text not null,
  -- What a search looks through, written with the article: titles and texts of all languages without mark-up, as
  -- `catalogue.search_key` and `catalogue.sound_key` make them.
  title_key text not null,
  text_key text not null,
  title_sound text not null,
  text_sound text not null,
  unique (merchant_id, slug)
);
create index article_of_category on help.article (category_id, "position");
create index article_listed on help.article (merchant_id, changed_at desc, id desc);
grant select, insert, update, delete on help.article to lanna_app;

-- What stood, as often as it was saved; the newest stands. Stays when its article is removed.
create table help.article_version (
  article_id uuid,
  merchant_id uuid not null,
  version integer,
  title platform.local_text not null,
  content platform.local_text not null,
  published boolean not null,
  at timestamptz not null,
  operator_name text not null,
  primary key (article_id, version)
);
grant select, insert on help.article_version to lanna_app;

-- Whether an article helped, by day: what readers answered, without who they were.
create table help.helpfulness (
  article_id uuid references help.article on delete cascade,
  day date,
  yes integer not null default 0 check (yes >= 0),
  no integer not null default 0 check (no >= 0),
  primary key (article_id, day)
);
grant select, insert, update, delete on help.helpfulness to lanna_app;

-- Who has answered today, by a hash; forgotten when the day is over.
create table help.answer (
  article_id uuid references help.article on delete cascade,
  day date,
  reader bytea,
  helpful boolean not null,
  primary key (article_id, day, reader)
);
create index answer_of_day on help.answer (day);
grant select, insert, update, delete on help.answer to lanna_app;

-- One of the about pages: what counts its changes, and what waits to be published.
create table help.page (
  merchant_id uuid references brands.merchant,
  page text check (page in ('about', 'contact', 'terms', 'responsible', 'privacy', 'affiliates', 'refund')),
  version integer not null default 1,
  draft_title platform.local_text,
  draft_content platform.local_text,
  changed_at timestamptz not null,
  changed_by text not null,
  check ((draft_title is null) = (draft_content is null)),
  primary key (merchant_id, page)
);
grant select, insert, update on help.page to lanna_app;

-- What was published, for good; the highest number is in force.
create table help.page_version (
  merchant_id uuid,
  page text,
  number integer check (number > 0),
  title platform.local_text not null,
  content platform.local_text not null,
  note text not null check (char_length(note) <= 300),
  published_at timestamptz not null,
  published_by text not null,
  -- Of the terms: which version members accept with this text, and whether they were asked again for it.
  terms_version text,
  asked_again boolean not null default false,
  check ((terms_version is not null) = (page = 'terms')),
  primary key (merchant_id, page, number),
  foreign key (merchant_id, page) references help.page (merchant_id, page)
);
grant select, insert on help.page_version to lanna_app;

create trigger append_only before update or delete on help.article_version
  for each row execute function ledger.refuse_change();
create trigger append_only before update or delete on help.page_version
  for each row execute function ledger.refuse_change();

-- Customer service: conversations of members and visitors with a brand's desk.
create schema service;
grant usage on schema service to lanna_app;

create table service.conversation (
  id uuid primary key,
  merchant_id uuid not null,
  -- One conversation a member, taken up again whenever the member writes.
  member_id uuid,
  -- Of a visitor: what the browser's token comes to in this brand. The token itself is kept nowhere.
  visit_key text,
  visitor_name text check (char_length(visitor_name) between 1 and 40),
  state text not null default 'waiting' check (state in ('waiting', 'open', 'closed')),
  operator_id uuid,
  operator_name text,
  -- Of the page and the browser last written from.
  language text not null,
  device text not null,
  page text,
  created_at timestamptz not null,
  last_at timestamptz not null,
  -- Of the first message without an answer.
  waiting_since timestamptz,
  -- Numbers are given under the row's lock: messages of both sides stand in one order.
  last_number integer not null default 0,
  customer_seen integer not null default 0,
  desk_seen integer not null default 0,
  -- Of state and operator: who moves it sends back the version that was shown.
  version integer not null default 1,
  check ((member_id is null) <> (visit_key is null)),
  check ((operator_id is null) = (operator_name is null)),
  check ((state = 'open') <= (operator_id is not null))
);
create unique index on service.conversation (merchant_id, member_id) where member_id is not null;
create unique index on service.conversation (visit_key) where visit_key is not null;
create index on service.conversation (merchant_id, last_at desc) where last_number > 0;
create index on service.conversation (merchant_id, waiting_since) where waiting_since is not null;
create index on service.conversation (operator_id) where operator_id is not null;
grant select, insert, update, delete on service.conversation to lanna_app;

create table service.message (
  conversation_id uuid references service.conversation on delete cascade,
  number integer,
  -- note: of operators for operators.
  author text not null check (author in ('customer', 'desk', 'note')),
  -- The sender's own name of it: the same one again is the same message.
  client_id uuid not null,
  operator_id uuid,
  operator_name text,
  text text not null check (char_length(text) between 1 and 1000),
  sent_at timestamptz not null,
  check ((author = 'customer') = (operator_id is null)),
  primary key (conversation_id, number),
  unique (conversation_id, author, client_id)
);
grant select, insert, delete on service.message to lanna_app;

-- When an operator last looked at what a person has written, as far as it was recorded.
create table service.look (
  conversation_id uuid references service.conversation on delete cascade,
  operator_id uuid,
  looked_at timestamptz not null,
  primary key (conversation_id, operator_id)
);
grant select, insert, update, delete on service.look to lanna_app;

-- Hours, saved replies and what else is set; a brand without a row has the defaults.
create table service.desk (
  merchant_id uuid primary key,
  settings jsonb not null,
  version integer not null default 1
);
grant select, insert, update on service.desk to lanna_app;

-- What members want to say to the house, for the console.
create schema feedback;
grant usage on schema feedback to lanna_app;

create table feedback.message (
  id uuid primary key,
  merchant_id uuid not null,
  member_id uuid not null,
  content text not null check (char_length(content) between 10 and 140),
  -- The page's language when it was written.
  language text not null,
  -- As the browser names itself.
  device text not null,
  sent_at timestamptz not null,
  -- The inbox of the console: what has been looked at, what is done, and a note of the operators.
  state text not null default 'new' check (state in ('new', 'seen', 'done')),
  note text not null default '' check (char_length(note) <= 2000),
  handled_by text,
  handled_at timestamptz,
  version integer not null default 1
);
create index message_of_brand on feedback.message (merchant_id, sent_at desc, id desc);
create index message_waiting on feedback.message (merchant_id, sent_at desc) where state <> 'done';
grant select, insert, update (state, note, handled_by, handled_at, version) on feedback.message to lanna_app;

-- When each member last sent something: one statement decides and takes the turn.
create table feedback.turn (
  member_id uuid primary key,
  taken_at timestamptz not null
);
grant select, insert, update on feedback.turn to lanna_app;

-- ==================== rewards ===========================================

-- Promotions: what a brand gives away, who applied for it or claimed it, and what became of that.
create schema promotions;
grant usage on schema promotions to lanna_app;

create table promotions.category (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  name platform.local_text not null,
  position integer not null default 0 check ("position" >= 0 and "position" <= 100000),
  version integer not null default 1,
  created_at timestamptz not null
);
create index on promotions.category (merchant_id, "position");
grant select, insert, update, delete on promotions.category to lanna_app;

create table promotions.promotion (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  category_id uuid not null references promotions.category,
  kind text not null check (kind in ('notice', 'application', 'claim')),
  state text not null default 'draft' check (state in ('draft', 'published', 'ended')),
  title platform.local_text not null,
  -- A line or two for the card. These three may be missing while it is a draft.
  text platform.local_text,
  -- Clean HTML.
  content platform.local_text,
  terms platform.local_text,
  -- Of files.picture, public; null: the site draws one.
  picture_id uuid,
  -- Shown as coming soon from then on; null: not before it begins.
  announced_at timestamptz,
  starts_at timestamptz not null,
  ends_at timestamptz,
  audience_kind text not null default 'all' check (audience_kind in ('all', 'new', 'rank')),
  -- Days since the registration, or the least level.
  audience_value integer,
  position integer not null default 0 check ("position" >= 0 and "position" <= 100000),
  reward_kind text check (reward_kind in ('fixed', 'up_to')),
  reward_amount bigint check (reward_amount > 0),
  currency text not null,
  frequency text check (frequency in ('once', 'daily')),
  applications_max integer check (applications_max between 1 and 1000),
  pictures_least integer not null default 0 check (pictures_least between 0 and 3),
  budget_total bigint check (budget_total > 0),
  budget_day bigint check (budget_day > 0),
  wagering_multiplier integer not null default 0 check (wagering_multiplier between 0 and 100),
  version integer not null default 1,
  created_at timestamptz not null,
  created_by text not null,
  published_at timestamptz,
  published_by text,
  ended_at timestamptz,
  ended_by text,
  -- The proposal about this promotion that waits for a second operator.
  proposal_id uuid,
  check (ends_at > starts_at),
  check ((audience_value is null) = (audience_kind = 'all')),
  check ((kind = 'notice') = (reward_kind is null)),
  check ((reward_kind is null) = (reward_amount is null)),
  check ((kind = 'claim') = (frequency is not null)),
  check ((kind = 'application') = (applications_max is not null)),
  check (kind <> 'claim' or reward_kind = 'fixed'),
  check ((state = 'draft') = (published_at is null)),
  check ((state = 'ended') = (ended_at is not null)),
  -- A wagering condition needs a bonus engine to follow it; there is none yet.
  constraint no_wagering_condition check (state = 'draft' or wagering_multiplier = 0),
  constraint claims_have_a_budget check (kind <> 'claim' or state <> 'published' or budget_total is not null
    or budget_day is not null)
);
create index on promotions.promotion (merchant_id, state, "position");
create index on promotions.promotion (category_id);
create index on promotions.promotion (starts_at) where state = 'published';
grant select, insert, update on promotions.promotion to lanna_app;

-- What a promotion has paid or has promised to pay; a payment holds the row, so a budget is never exceeded.
create table promotions.spending (
  promotion_id uuid primary key references promotions.promotion,
  payments integer not null default 0 check (payments >= 0),
  total bigint not null default 0 check (total >= 0),
  -- Of the brand, as yyyy-mm-dd; what was spent on it.
  day text,
  on_day bigint not null default 0 check (on_day >= 0)
);
grant select, insert, update on promotions.spending to lanna_app;

-- One member with one promotion; an application or a claim holds the row, so that two presses come one after the other.
create table promotions.participation (
  promotion_id uuid references promotions.promotion,
  member_id uuid,
  applications integer not null default 0,
  latest_id uuid,
  primary key (promotion_id, member_id)
);
create index on promotions.participation (member_id);
grant select, insert, update on promotions.participation to lanna_app;

create table promotions.application (
  -- Also the reference of its posting.
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  promotion_id uuid not null references promotions.promotion,
  member_id uuid not null,
  kind text not null check (kind in ('application', 'claim')),
  state text not null check (state in ('applying', 'processing', 'joined', 'signed', 'issued', 'claimed', 'rejected', 'closed')),
  remark text not null default '' check (char_length(remark) <= 140),
  -- Of the page it was sent from.
  language text not null,
  pictures uuid[] not null default '{}' check (cardinality(pictures) <= 3),
  reward bigint check (reward > 0),
  currency text not null,
  -- What the desk wrote to the member last.
  words text not null default '' check (char_length(words) <= 500),
  -- Of a claim: the brand's day it counts for, or `once`.
  claimed_for text,
  -- While a second operator has to approve the payment.
  proposal_id uuid,
  -- The brand's day on which the reward was taken from the budget.
  spent_on text,
  handled_by text,
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check ((kind = 'claim') = (claimed_for is not null)),
  check ((state = 'signed') = (proposal_id is not null)),
  check ((state in ('signed', 'issued', 'claimed')) = (spent_on is not null)),
  check (spent_on is null or reward is not null),
  check (kind = 'application' or state = 'claimed')
);
create unique index application_open on promotions.application (promotion_id, member_id) where state in ('applying',
  'processing', 'joined', 'signed');
create unique index claim_of_day on promotions.application (promotion_id, member_id, claimed_for) where kind = 'claim';
create index application_of_brand on promotions.application (merchant_id, created_at desc, id desc);
create index application_of_member on promotions.application (member_id, created_at desc, id desc);
create index application_of_promotion on promotions.application (promotion_id, created_at desc);
create index application_waiting on promotions.application (merchant_id, created_at) where state in ('applying', 'processing');
grant select, insert, update (state, pictures, reward, words, proposal_id, spent_on, handled_by, version,
  changed_at) on promotions.application to lanna_app;

-- Every move of an application.
create table promotions.move (
  id uuid primary key,
  application_id uuid not null references promotions.application,
  -- Null: it was sent or claimed.
  from_state text,
  to_state text not null,
  -- Null: the member.
  operator_name text,
  words text not null default '',
  reward bigint,
  at timestamptz not null
);
create index move_of_application on promotions.move (application_id, at, id);
grant select, insert on promotions.move to lanna_app;

-- Pictures of applications, of files.picture, shown only by a call that proves its reader.
create table promotions.uploaded_picture (
  picture_id uuid primary key,
  merchant_id uuid not null,
  member_id uuid not null,
  application_id uuid references promotions.application,
  uploaded_at timestamptz not null
);
create index on promotions.uploaded_picture (member_id, uploaded_at);
create index on promotions.uploaded_picture (uploaded_at) where application_id is null;
create index on promotions.uploaded_picture (application_id) where application_id is not null;
grant select, insert, delete, update (application_id) on promotions.uploaded_picture to lanna_app;

-- Up to when pages have been notified of what begins and ends.
create table promotions.told (
  only_row boolean default true primary key check (only_row),
  until timestamptz not null
);
grant select, update on promotions.told to lanna_app;
insert into promotions.told (until) values (now());

-- What an operator has published or paid without a second one: many small amounts count as one large one.
create table promotions.alone (
  what text check (what in ('publish', 'issue')),
  -- The promotion, or the application.
  subject_id uuid,
  operator_id uuid,
  merchant_id uuid not null references brands.merchant,
  -- Who was paid.
  member_id uuid,
  amount bigint not null check (amount >= 0),
  at timestamptz not null,
  check ((member_id is null) = (what = 'publish')),
  primary key (what, subject_id, operator_id)
);
create index on promotions.alone (merchant_id, at);
grant select, insert, update (amount, at) on promotions.alone to lanna_app;

-- By what the person behind a claim is known again, as digests that only the portal can make: the next account of the same person finds them.
create table promotions.claimed_by_person (
  promotion_id uuid references promotions.promotion,
  -- As of the claim.
  claimed_for text,
  digest bytea check (length(digest) = 32),
  application_id uuid not null references promotions.application,
  primary key (promotion_id, claimed_for, digest)
);
grant select, insert on promotions.claimed_by_person to lanna_app;

create trigger append_only before update or delete on promotions.move
  for each row execute function ledger.refuse_change();

-- ==================== lotteries =========================================

-- Chains: secrets whose hashes are published before they are used, one link after the other. Lotteries take their links from here, and so may later
-- topics. A link is the SHA-256 of the next one; the anchor is that of the first.
create schema chains;
grant usage on schema chains to lanna_app;

create table chains.chain (
  id uuid primary key,
  -- What its links are for: the code of a lottery game.
  purpose text not null check (purpose ~ '^[A-Z0-9_:-]{1,60}$'),
  -- Chains of one purpose are used one after the other, in this order.
  number integer not null check (number > 0),
  anchor text not null unique check (anchor ~ '^[0-9a-f]{64}$'),
  -- The last link, from which all others follow; sealed.
  secret text not null check (char_length(secret) between 64 and 1000),
  links integer not null check (links between 1 and 1000000),
  -- Links given away so far, each to one use and for good.
  reserved integer not null default 0,
  published_at timestamptz not null,
  check (reserved between 0 and links),
  unique (purpose, number)
);
grant select, insert, update (secret, reserved) on chains.chain to lanna_app;

-- Links that have been shown. Append-only, each place once.
create table chains.revealed_link (
  chain_id uuid references chains.chain,
  place integer check (place > 0),
  link text not null check (link ~ '^[0-9a-f]{64}$'),
  revealed_at timestamptz not null,
  primary key (chain_id, place)
);
grant select, insert on chains.revealed_link to lanna_app;

-- Draws of lotteries, for all brands alike: their games, each numero from its making to its result, and what players add to its chance.
-- Bets on them are the topic above.
create schema draws;
grant usage on schema draws to lanna_app;

create table draws.game (
  -- Of `rules/src/lotteries/lottery/games.ts`, which says what it is.
  code text primary key check (code ~ '^[A-Z0-9_]{1,40}$'),
  -- Switched off: no new numeros; those that are made are drawn.
  enabled boolean not null default true,
  closes_before_seconds integer not null check (closes_before_seconds between 1 and 86400),
  -- The public beacon its draws wait for; none: the proof page says what must be trusted.
  beacon text check (beacon ~ '^[a-z0-9-]{1,40}$'),
  -- Days of a monthly schedule that fall on another one: {"2026-12-31": "2027-01-03"}.
  moved jsonb not null default '{}' check (jsonb_typeof(moved) = 'object'),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  shots_counted_from text not null default 'last' check (shots_counted_from in ('last', 'first'))
);
grant select, insert, update (enabled, closes_before_seconds, beacon, moved, version,
  shots_counted_from) on draws.game to lanna_app;

create table draws.draw (
  id uuid primary key,
  game_code text not null references draws.game,
  -- By its bytes, so that those of a day are found by how they begin.
  numero text collate "C" not null check (numero ~ '^[A-Z0-9_-]{1,40}$'),
  -- In the game's own zone; the round counts from 1 within it.
  day date not null,
  round integer not null check (round > 0),
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'closed', 'drawn', 'settled', 'cancelled')),
  -- Committed when the numero was made; null for draws of others.
  chain_id uuid references chains.chain,
  link_place integer,
  -- Of the game when the numero was made: the draw waits for this beacon, whatever is set since.
  beacon_name text,
  -- Its value after closing, once and for good.
  beacon text check (char_length(beacon) <= 300),
  -- In force: that of the last version in draws.result. Empty text is a round of Yeekee without enough shots.
  result text check (char_length(result) <= 4000),
  version integer not null default 0,
  closed_at timestamptz,
  drawn_at timestamptz,
  -- Of a cancelled draw: when its stakes were all given back.
  settled_at timestamptz,
  cancelled_at timestamptz,
  cancel_kind text check (cancel_kind in ('by_operator', 'too_few_shots')),
  cancel_reason text check (char_length(cancel_reason) between 3 and 500),
  shots_counted_from text check (shots_counted_from in ('last', 'first')),
  check (closes_at <= draws_at),
  check ((chain_id is null) = (link_place is null)),
  check ((state = 'cancelled') = (cancelled_at is not null)),
  check ((state = 'cancelled') = (cancel_kind is not null)),
  check ((state not in ('drawn', 'settled')) or result is not null),
  unique (game_code, numero),
  unique (chain_id, link_place)
);
create index draw_of_game on draws.draw (game_code, draws_at desc);
create index draw_over on draws.draw (game_code, draws_at desc) where state <> 'open';
create index draw_of_day on draws.draw (game_code, day, draws_at desc) where state <> 'open';
-- What is yet to be closed, drawn, settled or given back: a tick asks several times a second.
create index draw_to_close on draws.draw (closes_at) where state = 'open';
create index draw_to_draw on draws.draw (draws_at) where state = 'closed';
create index draw_pending on draws.draw (game_code, draws_at) where state in ('open', 'closed');
create index draw_to_settle on draws.draw (draws_at) where state = 'drawn' or state = 'cancelled' and settled_at is null;
grant select, insert, update (day, closes_at, draws_at, state, beacon, result, version, closed_at, drawn_at, settled_at,
  cancelled_at, cancel_kind, cancel_reason) on draws.draw to lanna_app;

-- Every result a draw has had. Append-only: a corrected result is a new version.
create table draws.result (
  draw_id uuid references draws.draw,
  version integer check (version > 0),
  result text not null check (char_length(result) <= 4000),
  source text not null check (source in ('house', 'shots', 'feed', 'file', 'typed', 'derived', 'corrected')),
  -- Operators who gave it and approved it, or the feed's name.
  given_by text check (char_length(given_by) <= 200),
  reason text check (char_length(reason) between 3 and 500),
  given_at timestamptz not null,
  primary key (draw_id, version)
);
create index result_given on draws.result (given_at);
grant select, insert on draws.result to lanna_app;

-- What players add to the chance of a house draw, in the order their slips were taken; a player's first counts.
create table draws.seed (
  draw_id uuid references draws.draw,
  member_id uuid,
  number bigint generated always as identity,
  -- What rules take for a seed: without control characters.
  seed text not null check (char_length(seed) between 1 and 64 and seed !~ '[\u0001-\u001f\u007f-\u009f]'),
  primary key (draw_id, member_id)
);
create index seed_in_order on draws.seed (draw_id, number);
grant select, insert on draws.seed to lanna_app;

-- Yeekee: five-digit numbers that players send to a round, counted from 1 within it.
create table draws.shot (
  draw_id uuid references draws.draw,
  number integer check (number > 0),
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  shot integer not null check (shot between 0 and 99999),
  shot_at timestamptz not null,
  primary key (draw_id, number)
);
create index shot_of_member on draws.shot (draw_id, member_id, number desc);
grant select, insert on draws.shot to lanna_app;

-- Days of lotteries that follow no rule: each was announced by an operator with a second one's approval, or by feeds that agree. Without a day no draw is made.
create table draws.calendar_day (
  id uuid primary key,
  -- Of rules/src/lotteries/lottery/games.ts; its row in draws.game may come later.
  game_code text not null check (game_code ~ '^[A-Z0-9_]{1,40}$'),
  -- In the game's own zone, and the official number of its draw.
  day date not null,
  numero text collate "C" not null check (numero ~ '^[0-9]{7}$'),
  draws_at timestamptz not null,
  -- rule: a draw that was made before there was a calendar. demo: generated for a demonstration.
  source text not null check (source in ('operator', 'feed', 'demo', 'rule')),
  -- Operators or feeds, as they are known.
  given_by text check (char_length(given_by) <= 200),
  added_at timestamptz not null,
  removed_at timestamptz
);
create unique index calendar_day_once on draws.calendar_day (game_code, day) where removed_at is null;
create unique index calendar_numero_once on draws.calendar_day (game_code, numero) where removed_at is null;
grant select, insert, update (day, draws_at, given_by, removed_at) on draws.calendar_day to lanna_app;

-- How many shots of players a round of Yeekee needs at a brand: what the brand had set when the round was made. A round without a row needs 20: it was made before
-- there was a choice, or before the brand.
create table draws.least_shots (
  draw_id uuid references draws.draw,
  merchant_id uuid references brands.merchant,
  shots integer not null check (shots between 1 and 1000),
  primary key (draw_id, merchant_id)
);
grant select, insert on draws.least_shots to lanna_app;

-- Rounds that had enough shots for some brands and too few for these, where all stakes go back. Written with the result; append-only.
create table draws.void_round (
  draw_id uuid references draws.draw,
  merchant_id uuid references brands.merchant,
  primary key (draw_id, merchant_id)
);
grant select, insert on draws.void_round to lanna_app;

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
grant select, insert, update (name, public_key, key_fingerprint, games, enabled, version) on feeds.feed to lanna_app;

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
grant select, insert, update (typed, one_is_enough, patience_minutes, version) on feeds.game to lanna_app;

-- Every report of a draw's result. Append-only; what an operator has found wrong counts no more.
create table feeds.saying (
  id uuid primary key,
  game_code text not null references draws.game,
  numero text not null check (char_length(numero) between 1 and 40),
  -- As `formatResult` of rules writes it.
  result text not null check (char_length(result) <= 4000),
  source text not null check (source in ('feed', 'file', 'typed')),
  -- The source, one name for each: the feed's code or the operator's id.
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
grant select, insert, update (dismissed_at) on feeds.saying to lanna_app;

-- What does not fit and waits for an operator.
create table feeds.problem (
  id uuid primary key,
  game_code text not null references draws.game,
  numero text not null check (char_length(numero) between 1 and 40),
  kind text not null check (kind in ('gap', 'late', 'contradiction', 'stopped', 'unreadable', 'unknown_draw', 'too_early',
    'calendar')),
  -- What was reported, the reporter and when: the latest of it.
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
grant select, insert, update (details, times, closed_at, closed_by, note) on feeds.problem to lanna_app;

-- Days as feeds have announced them; a feed's later word on a numero takes the place of its earlier one.
create table feeds.announced_day (
  game_code text,
  numero text check (numero ~ '^[0-9]{7}$'),
  feed_code text references feeds.feed,
  draws_at timestamptz not null,
  announced_at timestamptz not null,
  primary key (game_code, numero, feed_code)
);
grant select, insert, update (draws_at, announced_at) on feeds.announced_day to lanna_app;

-- Lotteries as brands offer them and players bet on them: what a brand allows, prize modes, slips with their lines, and settlement.
create schema lottery;
grant usage on schema lottery to lanna_app;

-- What becomes of a line: where it stood before, and where it stands now.
create type lottery.outcome as (
  line_id uuid,
  slip_id uuid,
  merchant_id uuid,
  member_id uuid,
  account_id bigint,
  stake bigint,
  old_state text,
  old_payout bigint,
  new_state text,
  new_payout bigint,
  old_rebated bigint,
  new_rebated bigint,
  new_turnover bigint
);

-- What a brand has set for a game; without a row it is offered with the bounds of `lottery-terms.ts`.
create table lottery.brand_game (
  merchant_id uuid references brands.merchant,
  game_code text references draws.game,
  enabled boolean not null default true,
  position integer not null default 0 check ("position" >= 0 and "position" <= 100000),
  -- The most one line, and one slip on one draw, can win.
  largest_prize bigint not null check (largest_prize > 0),
  largest_slip_prize bigint not null check (largest_slip_prize > 0),
  -- What a player may stake on one draw.
  member_stake bigint not null check (member_stake > 0),
  -- What the brand stands for on one number of one play of one draw, over all players; and on a whole play that has no single numbers.
  number_liability bigint not null check (number_liability > 0),
  play_liability bigint not null check (play_liability > 0),
  -- From so much of a number's liability on it is sold at half rate; 0: never by itself.
  half_percent integer not null default 0 check (half_percent between 0 and 100),
  -- No line may win on a larger share of all results.
  coverage_percent integer not null check (coverage_percent between 1 and 100),
  cancel_allowed boolean not null default true,
  version integer not null default 1,
  primary key (merchant_id, game_code)
);
grant select, insert, update (enabled, position, largest_prize, largest_slip_prize, member_stake, number_liability,
  play_liability, half_percent, coverage_percent, cancel_allowed, version) on lottery.brand_game to lanna_app;

-- A price of the brand's own at the standard mode, for one unit.
create table lottery.brand_price (
  merchant_id uuid references brands.merchant,
  game_code text references draws.game,
  play text check (char_length(play) between 1 and 60),
  tier text check (char_length(tier) between 1 and 60),
  price bigint not null check (price > 0),
  version integer not null default 1,
  primary key (merchant_id, game_code, play, tier)
);
grant select, insert, delete, update (price, version) on lottery.brand_price to lanna_app;

-- The modes a brand's accounts may have, by the kind of prize mode.
create table lottery.brand_mode (
  merchant_id uuid references brands.merchant,
  prize_mode text check (prize_mode in ('Lott', 'ZY', 'Elott', 'SEA')),
  min integer not null check (min between 1500 and 2000),
  max integer not null check (max between 1500 and 2000),
  step integer not null check (step between 1 and 100),
  -- The highest a player may bet with.
  cap integer not null check (cap between 1500 and 2000),
  -- Of an account without one of its own.
  standard integer not null check (standard between 1500 and 2000),
  version integer not null default 1,
  check (min <= standard and standard <= max and min <= cap),
  primary key (merchant_id, prize_mode)
);
grant select, insert, update (min, max, step, cap, standard, version) on lottery.brand_mode to lanna_app;

-- The own mode of an account, player or agent. Never above that of its upline.
create table lottery.account_mode (
  merchant_id uuid not null references brands.merchant,
  member_id uuid,
  prize_mode text check (prize_mode in ('Lott', 'ZY', 'Elott', 'SEA')),
  mode integer not null check (mode between 1500 and 2000),
  changed_at timestamptz not null,
  primary key (member_id, prize_mode)
);
grant select, insert, update (mode, changed_at) on lottery.account_mode to lanna_app;

-- เลขอั้น: numbers that are closed, or paid half, at one draw or (null) at all that follow.
create table lottery.number_rule (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  game_code text not null references draws.game,
  draw_id uuid references draws.draw,
  play text not null check (char_length(play) between 1 and 60),
  number text not null check (number ~ '^[0-9]{1,10}$'),
  rule text not null check (rule in ('closed', 'half')),
  set_at timestamptz not null,
  ended_at timestamptz
);
create unique index number_rule_in_force on lottery.number_rule (merchant_id, game_code, play, number,
  draw_id) nulls not distinct where ended_at is null;
grant select, insert, update (rule, ended_at) on lottery.number_rule to lanna_app;

-- One slip: lines bought together, on one draw or, as a trace, on several. One posting.
create table lottery.slip (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  account_id bigint not null,
  currency text not null,
  game_code text not null references draws.game,
  stake bigint not null check (stake > 0),
  -- How many draws it is on.
  draws integer not null check (draws between 1 and 500),
  stops_on_win boolean not null default false,
  stopped_at timestamptz,
  -- Modes from the player up to the top, as they were: [{"member": "…", "mode": 1950}, …].
  chain jsonb not null check (jsonb_typeof(chain) = 'array'),
  placed_at timestamptz not null
);
create index slip_of_member on lottery.slip (member_id, placed_at desc, id desc);
-- Operators find slips and withdrawals by the short number that people read off a page: it is made of the last twelve digits of the id.
create index slip_number on lottery.slip (right(id::text, 12));
grant select, insert, update (stopped_at) on lottery.slip to lanna_app;

-- One line on one draw: a bet of the record, under the same id. What was agreed never changes; what came of it does.
create table lottery.line (
  id uuid primary key,
  slip_id uuid not null references lottery.slip,
  -- Proved by `draws.take_bets`: a foreign key would have every slip lock the one row of its draw.
  draw_id uuid not null,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  account_id bigint not null,
  number integer not null check (number > 0),
  play text not null,
  -- The one text of the selection.
  selection text not null,
  units integer not null check (units > 0),
  money_unit text not null check (money_unit in ('1', '0.1', '0.01', '0.001')),
  multiple integer not null check (multiple between 1 and 100000),
  mode integer not null,
  -- For one unit, by tier, at half rate already where the number is.
  prices bigint[] not null,
  is_half boolean not null default false,
  stake bigint not null check (stake > 0),
  -- The most it can pay on one result, or a bound of it: what stands for it on plays without single numbers.
  most bigint not null default 0 check (most >= 0),
  -- What comes back for betting below the own mode, once the line has counted.
  rebate bigint not null default 0 check (rebate >= 0),
  state text not null default 'open' check (state in ('open', 'won', 'lost', 'returned', 'refunded')),
  payout bigint not null default 0 check (payout >= 0),
  -- Of the result it was settled by; 0 before, and for a refund.
  version integer not null default 0,
  refund_reason text check (refund_reason in ('cancelled_by_player', 'trace_stopped', 'draw_cancelled', 'too_few_shots')),
  -- What a price gives back and what a player's line gets as rebates come to 99 % of the stake at the most: a line keeps the mode up to which it earns
  -- rebates, as its prices left room when it was sold. Null: sold before, without a bound; such lines keep what was agreed.
  rebates_to integer,
  coverage integer check (coverage between 0 and 1000000),
  counts boolean not null default true,
  returned bigint not null default 0 check (returned >= 0),
  turnover bigint check (turnover >= 0),
  check (rebates_to >= mode)
);
comment on column lottery.line.coverage is 'A bound of the share of results it wins on, in millionths; null where it was settled when lines were covered one by one, and then it stays so.';
comment on column lottery.line.counts is 'Whether its stake counts for turnover and rebates: known once the members of its draw are covered. Not where all lines of the member win on too many results.';
comment on column lottery.line.returned is 'What of the stake came back by a push: part of the payout.';
comment on column lottery.line.turnover is 'What of the stake counted, for turnover and for rebates, when it was settled; null before, and where coverage is null.';
create index line_of_slip on lottery.line (slip_id, number, draw_id);
create index line_of_draw on lottery.line (draw_id, slip_id, number);
grant select, insert, update (state, payout, version, refund_reason, counts, returned, turnover) on lottery.line to lanna_app;

-- What stands on one number of a play (or, where a play has no single numbers, on the play: number is empty) at one draw, over all players of a brand.
create table lottery.exposure (
  merchant_id uuid,
  draw_id uuid,
  play text,
  number text,
  stake bigint not null default 0,
  liability bigint not null default 0,
  check (stake >= 0 and liability >= 0),
  primary key (draw_id, merchant_id, play, number)
) with (fillfactor = 70);
grant select, insert, update (stake, liability) on lottery.exposure to lanna_app;

-- What a player has on one draw.
create table lottery.member_stake (
  draw_id uuid,
  member_id uuid,
  stake bigint not null check (stake >= 0),
  primary key (draw_id, member_id)
);
grant select, insert, update (stake) on lottery.member_stake to lanna_app;

-- One pass over the lines of a draw for one version of its result: how far it came is written with what it did.
create table lottery.settlement (
  draw_id uuid references draws.draw,
  -- 0: the draw was cancelled.
  version integer check (version >= 0),
  -- The last line that is done; null before the first.
  done_to uuid,
  lines bigint not null default 0,
  winners bigint not null default 0,
  paid bigint not null default 0,
  started_at timestamptz not null,
  finished_at timestamptz,
  covered_to uuid,
  is_covered boolean not null default false,
  primary key (draw_id, version)
);
comment on column lottery.settlement.done_to is 'The last slip that is done; null before the first.';
comment on column lottery.settlement.covered_to is 'The last member whose lines are covered; null before the first.';
-- Passes that are not over: what the tick of settlement goes on with, beside draws that wait for one.
create index settlement_unfinished on lottery.settlement (draw_id) where finished_at is null;
create index settlement_in_order on lottery.settlement (started_at desc, draw_id, version);
grant select, insert, update (done_to, lines, winners, paid, finished_at, covered_to,
  is_covered) on lottery.settlement to lanna_app;

-- Each transfer that moved money for a line, for its receipt.
create table lottery.movement (
  line_id uuid references lottery.line,
  transfer_id bigint,
  kind text not null check (kind in ('bet', 'win', 'rebate', 'bet_rollback', 'win_rollback', 'win_shortfall',
    'rebate_rollback', 'rebate_shortfall')),
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  primary key (line_id, transfer_id)
);
grant select, insert on lottery.movement to lanna_app;

-- What members are yet to be notified of, of a slip on one draw; a row goes when its message is written.
create table lottery.news (
  slip_id uuid references lottery.slip,
  draw_id uuid references draws.draw,
  version integer,
  merchant_id uuid not null,
  member_id uuid not null,
  kind text not null check (kind in ('won', 'corrected', 'refunded')),
  -- What the slip's lines on that draw pay now, or what was given back of their stakes.
  amount bigint not null check (amount >= 0),
  -- Of a correction: what they had paid.
  before bigint check (before >= 0),
  noted_at timestamptz not null,
  check ((kind = 'corrected') = (before is not null)),
  primary key (slip_id, draw_id, version)
);
grant select, insert, update, delete on lottery.news to lanna_app;

-- What a brand gives to the first and to the sixteenth shot of a round of Yeekee: each row holds from its moment on, and a shot is promised what was set when it was
-- sent. Nothing without a row. Append-only.
create table lottery.shot_prize (
  merchant_id uuid references brands.merchant,
  version integer check (version > 0),
  first_prize bigint not null check (first_prize >= 0),
  sixteenth_prize bigint not null check (sixteenth_prize >= 0),
  -- What the member must have staked on the round.
  min_stake bigint not null check (min_stake > 0),
  -- By the database's clock, as shots are.
  set_at timestamptz not null,
  primary key (merchant_id, version)
);
grant select, insert on lottery.shot_prize to lanna_app;

-- What was paid, once for each place of a round. Append-only; its id is the reference of the posting.
create table lottery.paid_shot_prize (
  id uuid primary key,
  draw_id uuid not null references draws.draw,
  place text not null check (place in ('first', 'sixteenth')),
  number integer not null,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  paid_at timestamptz not null,
  unique (draw_id, place)
);
grant select, insert on lottery.paid_shot_prize to lanna_app;

-- Lotteries that members follow: their devices are notified when a draw has its result.
create schema follows;
grant usage on schema follows to lanna_app;

create table follows.game_follow (
  merchant_id uuid not null references brands.merchant,
  member_id uuid,
  -- Of `rules/src/lotteries/lottery/games.ts`.
  game_code text check (game_code ~ '^[A-Z0-9_]{1,40}$'),
  followed_at timestamptz not null,
  primary key (member_id, game_code)
);
create index follow_of_game on follows.game_follow (game_code, member_id);
grant select, insert, delete on follows.game_follow to lanna_app;

-- A version of a result on its way to those who follow its game, and for two days after.
create table follows.telling (
  draw_id uuid,
  version integer,
  game_code text not null,
  numero text not null,
  result text not null,
  given_at timestamptz not null,
  -- How far it has come: every follower up to this member has been notified.
  told_through uuid,
  ended_at timestamptz,
  primary key (draw_id, version)
);
create index telling_waiting on follows.telling (given_at) where ended_at is null;
grant select, insert, update, delete on follows.telling to lanna_app;

-- Until when results have been looked through. One row; what was drawn before lotteries could be followed is not sent.
create table follows.looked (
  one boolean default true primary key check (one),
  until timestamptz not null
);
grant select, update on follows.looked to lanna_app;
insert into follows.looked (until) values (now());

-- ==================== money =============================================

-- Payments: the channels by which money comes in and goes out, what banks and gateways have confirmed, and the gateways
-- themselves. Deposits and withdrawals are topics above.
create schema payments;
grant usage on schema payments to lanna_app;

create table payments.gateway (
  id uuid primary key,
  -- Also in the address of its webhook.
  code text not null unique check (code ~ '^[A-Z0-9_]{2,20}$'),
  name text not null check (char_length(name) between 1 and 80),
  base_url text not null,
  -- SPKI PEM, RSA: what its webhooks and answers are checked with.
  public_key text not null,
  signature_header text not null check (signature_header ~ '^[A-Za-z0-9-]{1,64}$'),
  timeout_ms integer not null check (timeout_ms between 500 and 30000),
  -- Of a gateway that is switched off webhooks are still taken: money may be on its way.
  enabled boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null
);
grant select, insert, update (name, base_url, public_key, signature_header, timeout_ms, enabled,
  version) on payments.gateway to lanna_app;

create table payments.channel (
  id uuid default uuidv7() primary key,
  merchant_id uuid not null references brands.merchant,
  way text not null check (way in ('in', 'out')),
  -- Purpose of the clearing account, the same both ways.
  code text not null check (code ~ '^[A-Z0-9_]{2,20}$'),
  kind text not null check (kind in ('sandbox', 'promptpay', 'bank', 'gateway')),
  name platform.local_text not null,
  currency text not null,
  min bigint not null check (min > 0),
  max bigint not null,
  fee_fixed bigint not null default 0 check (fee_fixed >= 0),
  fee_basis_points integer not null default 0 check (fee_basis_points between 0 and 5000),
  -- Minutes of the brand's day; closes before it opens: over midnight. Both null: always open.
  opens_at_minute integer check (opens_at_minute between 0 and 1439),
  closes_at_minute integer check (closes_at_minute between 0 and 1439),
  rank_level_min integer not null default 0 check (rank_level_min between 0 and 1000),
  enabled boolean not null default true,
  position integer not null default 0 check ("position" >= 0 and "position" <= 100000),
  gateway_id uuid references payments.gateway,
  -- Where members pay to, by kind.
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  -- How long a payment is waited for, and within how long it is promised.
  expires_after_minutes integer not null check (expires_after_minutes between 1 and 43200),
  promised_minutes integer not null check (promised_minutes between 0 and 43200),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  check (max >= min),
  check ((opens_at_minute is null) = (closes_at_minute is null)),
  check (opens_at_minute <> closes_at_minute),
  check ((kind = 'gateway') = (gateway_id is not null)),
  check (kind <> 'promptpay' or way = 'in'),
  unique (merchant_id, way, code)
);
create index on payments.channel (gateway_id) where gateway_id is not null;
grant select, insert, update (name, min, max, fee_fixed, fee_basis_points, opens_at_minute, closes_at_minute, rank_level_min,
  enabled, position, gateway_id, details, expires_after_minutes, promised_minutes, version) on payments.channel to lanna_app;

-- What a bank or a gateway says has happened. Append-only, but for what it was matched to and why it waits until then.
create table payments.confirmation (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  channel_code text not null,
  way text not null check (way in ('in', 'out')),
  -- The bank's or the gateway's own name of it.
  external_reference text not null check (char_length(external_reference) between 1 and 120),
  -- Our deposit or payout, where it was named.
  reference uuid,
  -- What the payer named, such as the first reference of a bill.
  payer_reference text check (char_length(payer_reference) between 1 and 120),
  outcome text not null check (outcome in ('paid', 'failed')),
  amount bigint not null check (amount > 0),
  currency text not null,
  happened_at timestamptz not null,
  taken_at timestamptz not null,
  source text not null check (source in ('webhook', 'asked', 'statement', 'desk', 'sandbox')),
  payer text check (char_length(payer) <= 200),
  matched_to uuid,
  matched_at timestamptz,
  waits_for text check (waits_for in ('order', 'amount', 'currency', 'payer', 'channel', 'state', 'decision')),
  -- A bank's reference serves once by brand, channel and way, however it is written: `payments.reference_key`. Of rows that already say the
  -- same in other writing the first has the key; the others stay as they are.
  reference_key text check (reference_key <> ''),
  check ((matched_to is null) = (matched_at is null)),
  check (matched_to is null or waits_for is null),
  constraint confirmation_merchant_id_channel_code_way_external_referenc_key unique (merchant_id, channel_code, way,
    external_reference)
);
create index confirmation_of_reference on payments.confirmation (reference) where reference is not null;
create index confirmation_of_payer_reference on payments.confirmation (merchant_id, payer_reference)
  where payer_reference is not null and matched_to is null;
create index confirmation_waiting on payments.confirmation (merchant_id, taken_at) where matched_to is null;
create index confirmation_of_brand on payments.confirmation (merchant_id, taken_at desc, id desc);
create index confirmation_of_subject on payments.confirmation (matched_to) where matched_to is not null;
create unique index confirmation_of_reference_key on payments.confirmation (merchant_id, channel_code, way, reference_key);
grant select, insert, update (matched_to, matched_at, waits_for) on payments.confirmation to lanna_app;

-- Every event that a gateway has sent, once.
create table payments.webhook_event (
  gateway_id uuid references payments.gateway,
  event_id text check (char_length(event_id) between 1 and 120),
  -- Of what it says: the same event with other data is another fingerprint.
  fingerprint bytea not null,
  confirmation_id uuid references payments.confirmation,
  status text not null check (status in ('taken', 'contradicted')),
  received_at timestamptz not null,
  body text not null,
  primary key (gateway_id, event_id)
);
create index on payments.webhook_event (received_at);
create index on payments.webhook_event (confirmation_id) where confirmation_id is not null;
-- The latest events of a gateway, for its page in the console.
create index webhook_event_of_gateway on payments.webhook_event (gateway_id, received_at desc);
grant select, insert, delete on payments.webhook_event to lanna_app;

-- What was or will be sent to a gateway, until its outcome is known.
create table payments.gateway_order (
  -- The deposit's or the payout's.
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  channel_code text not null,
  way text not null check (way in ('in', 'out')),
  gateway_id uuid not null references payments.gateway,
  amount bigint not null check (amount > 0),
  currency text not null,
  -- planned: whether it has reached the gateway is not known. accepted: the gateway works on it. settled: a confirmation says
  -- how it ended. unclear: asked after as often as is sensible; a person has to look.
  state text not null default 'planned' check (state in ('planned', 'accepted', 'settled', 'unclear')),
  -- As the gateway names it, once it has answered.
  transaction text,
  pay_url text,
  qr_payload text,
  asks integer not null default 0 check (asks >= 0),
  ask_at timestamptz,
  -- From then on the gateway is asked to close what is not paid. Null: it is never closed that way.
  closes_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check ((ask_at is null) = (state in ('settled', 'unclear')))
);
create index gateway_order_to_ask on payments.gateway_order (ask_at) where ask_at is not null;
create index gateway_order_unclear on payments.gateway_order (merchant_id, changed_at) where state = 'unclear';
create index on payments.gateway_order (gateway_id, created_at desc);
grant select, insert, update (state, transaction, pay_url, qr_payload, asks, ask_at,
  changed_at) on payments.gateway_order to lanna_app;

-- Calls to gateways, and webhooks that were turned away; forgotten after some weeks.
create table payments.gateway_call (
  id uuid primary key,
  gateway_id uuid not null references payments.gateway,
  direction text not null check (direction in ('out', 'in')),
  what text not null,
  -- ok, refused, or what went wrong, in a word.
  outcome text not null,
  times integer not null default 1 check (times > 0),
  took_ms integer,
  at timestamptz not null
);
create index on payments.gateway_call (gateway_id, at desc);
create index on payments.gateway_call (at);
grant select, insert, delete on payments.gateway_call to lanna_app;

-- What an operator must look at; counts on while it is open.
create table payments.alert (
  id uuid default uuidv7() primary key,
  kind text not null check (kind in ('event_conflict', 'contradiction', 'signature_failures', 'order_unclear', 'wrong_time')),
  gateway_id uuid references payments.gateway,
  -- Null: it concerns the house.
  merchant_id uuid references brands.merchant,
  subject text not null,
  facts jsonb not null,
  times integer not null default 1,
  raised_at timestamptz not null,
  last_at timestamptz not null,
  seen_at timestamptz,
  seen_by text,
  note text not null default '' check (char_length(note) <= 500),
  unique nulls not distinct (kind, gateway_id, subject)
);
create index alert_open on payments.alert (raised_at) where seen_at is null;
grant select, insert, update (facts, times, last_at, seen_at, seen_by, note) on payments.alert to lanna_app;

\function payments.brand_added
\function payments.keep_match
create trigger payments_sandbox after insert on brands.merchant
  for each row execute function payments.brand_added();
create trigger keep_match before update or delete on payments.confirmation
  for each row execute function payments.keep_match();

create schema cashier;
grant usage on schema cashier to lanna_app;

create table cashier.deposit (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null references members.member,
  method_code text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  status text not null check (status in ('created', 'waiting', 'review', 'credited', 'expired', 'failed', 'refused')),
  created_at timestamptz not null,
  credited_at timestamptz,
  kind text not null check (kind in ('sandbox', 'promptpay', 'bank', 'gateway')),
  -- What the payer writes. Found by it within a brand.
  reference text not null,
  -- Of the channel when it was made: what was shown to the member holds, whatever the channel says later.
  fee_fixed bigint not null default 0 check (fee_fixed >= 0),
  fee_basis_points integer not null default 0 check (fee_basis_points between 0 and 10000),
  fee bigint not null default 0 check (fee >= 0),
  turnover_basis_points integer not null default 0 check (turnover_basis_points >= 0),
  promised_minutes integer not null default 0,
  -- Where it was to be paid, as shown to the member.
  pay jsonb,
  expires_at timestamptz,
  paid_said_at timestamptz,
  changed_at timestamptz not null,
  -- Why it is or was at the desk.
  reason text check (reason in ('slip', 'slip_of_another_member', 'other_amount', 'other_currency', 'other_channel',
    'second_payment', 'paid_after_refusal', 'second_operator')),
  -- Of payments.confirmation: what it is or may be credited by.
  confirmation_id uuid unique,
  confirmed_amount bigint check (confirmed_amount > 0),
  credited_amount bigint check (credited_amount > 0),
  -- What must be played before it may leave again, and what the member had played in all when it came.
  turnover_required bigint not null default 0 check (turnover_required >= 0),
  turnover_from bigint not null default 0,
  -- A second payment for the same reference is a deposit of its own, which names the first.
  follows uuid references cashier.deposit,
  words text not null default '' check (char_length(words) <= 500),
  handled_by text,
  proposal_id uuid,
  version integer not null default 1,
  constraint deposit_credited check ((status = 'credited') = (credited_at is not null and credited_amount is not null
    and confirmation_id is not null)),
  constraint deposit_review check (status <> 'review' or reason is not null),
  constraint deposit_fee check (fee < coalesce(credited_amount, amount))
);
create index on cashier.deposit (member_id, created_at desc);
-- Deposits of a brand by time.
create index deposit_of_brand on cashier.deposit (merchant_id, credited_at);
create unique index deposit_of_reference on cashier.deposit (merchant_id, reference);
create index deposit_listed on cashier.deposit (merchant_id, created_at desc, id desc);
create index deposit_at_desk on cashier.deposit (merchant_id, changed_at) where status = 'review';
create index deposit_to_expire on cashier.deposit (expires_at) where status in ('created', 'waiting');
create index deposit_open_of_member on cashier.deposit (member_id) where status in ('created', 'waiting', 'review');
create index deposit_ended_of_member on cashier.deposit (member_id, changed_at desc) where status in ('failed', 'expired');
create index deposit_credited_of_member on cashier.deposit (member_id, credited_at) where status = 'credited';
grant select, insert, update (status, credited_at, fee, pay, paid_said_at, changed_at, reason, confirmation_id,
  confirmed_amount, credited_amount, turnover_required, turnover_from, words, handled_by, proposal_id,
  version) on cashier.deposit to lanna_app;

-- Every move of a deposit.
create table cashier.move (
  id uuid default uuidv7() primary key,
  deposit_id uuid not null references cashier.deposit,
  -- Null: it was made.
  from_status text,
  to_status text not null,
  cause text not null,
  -- Null: the member, the clock, or a confirmation of the payment.
  operator_name text,
  words text not null default '',
  at timestamptz not null
);
create index move_of_deposit on cashier.move (deposit_id, at, id);
grant select, insert on cashier.move to lanna_app;

-- Slips that members have sent, of files.picture, shown to the desk alone.
create table cashier.slip (
  id uuid primary key,
  deposit_id uuid not null references cashier.deposit,
  merchant_id uuid not null,
  member_id uuid not null,
  -- Null once it is dropped.
  picture_id uuid,
  -- Of the pixels as they were sent, whatever file they came in.
  pixels_sha256 bytea not null,
  -- Of the small code on it, where there is one.
  sending_bank text,
  trans_ref text,
  -- Another member had sent it before.
  duplicate_of uuid references cashier.slip,
  sent_at timestamptz not null,
  check ((sending_bank is null) = (trans_ref is null))
);
create index slip_of_deposit on cashier.slip (deposit_id, sent_at);
create index slip_of_member on cashier.slip (member_id, sent_at desc);
create index slip_of_pixels on cashier.slip (merchant_id, pixels_sha256);
create index slip_of_transfer on cashier.slip (merchant_id, trans_ref) where trans_ref is not null;
create index slip_to_drop on cashier.slip (sent_at) where picture_id is not null;
grant select, insert, update (picture_id) on cashier.slip to lanna_app;

-- Deposits that were credited by the word of one operator alone. Their sums within a day decide whether the next needs a second operator.
create table cashier.desk_credit (
  deposit_id uuid primary key references cashier.deposit,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  operator_id uuid not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  credited_at timestamptz not null
);
create index desk_credit_by_operator on cashier.desk_credit (operator_id, merchant_id, credited_at);
create index desk_credit_of_member on cashier.desk_credit (member_id, credited_at);
grant select, insert on cashier.desk_credit to lanna_app;

-- Locked while what an operator credits, or a member is credited, is counted: two decisions at once both count.
create table cashier.desk_lock (
  -- Of the operator or the member.
  id uuid primary key
);
grant select, insert, update on cashier.desk_lock to lanna_app;

create trigger append_only before update or delete on cashier.move
  for each row execute function ledger.refuse_change();
create trigger append_only before update or delete on cashier.desk_credit
  for each row execute function ledger.refuse_change();

-- Withdrawals: whose accounts are paid to, what members ask for, why it waits, who decides, what is paid, what has arrived.
create schema withdrawals;
grant usage on schema withdrawals to lanna_app;

-- What a brand has set; a brand without a row has the defaults of the code.
create table withdrawals.setting (
  merchant_id uuid primary key references brands.merchant,
  automatic_limit bigint not null check (automatic_limit >= 0),
  cooling_hours integer not null check (cooling_hours between 0 and 720),
  promised_minutes integer not null check (promised_minutes between 1 and 10080),
  receipt_minutes integer not null check (receipt_minutes between 1 and 10080),
  bank_accounts_max integer not null check (bank_accounts_max between 1 and 20),
  small_balance bigint not null check (small_balance >= 0),
  version integer not null,
  changed_at timestamptz not null,
  changed_by text not null
);
grant select, insert, update on withdrawals.setting to lanna_app;

-- Of members of this level and above, up to the next line.
create table withdrawals.rank_limit (
  merchant_id uuid references brands.merchant,
  rank_level_min integer check (rank_level_min between 0 and 100),
  min bigint not null check (min > 0),
  max bigint not null,
  day_amount bigint not null,
  day_count integer not null check (day_count between 1 and 1000),
  check (max >= min and day_amount >= min),
  primary key (merchant_id, rank_level_min)
);
grant select, insert, delete on withdrawals.rank_limit to lanna_app;

-- Every version of every rule of a brand; the last one stands. A kind without any stands as the code has it.
create table withdrawals.risk_rule (
  merchant_id uuid references brands.merchant,
  kind text check (kind ~ '^[a-z_]{1,40}$'),
  version integer check (version > 0),
  enabled boolean not null,
  thresholds jsonb not null check (jsonb_typeof(thresholds) = 'object'),
  changed_at timestamptz not null,
  changed_by text not null,
  reason text not null,
  primary key (merchant_id, kind, version)
);
grant select, insert on withdrawals.risk_rule to lanna_app;

-- A bank account of a member. Bank, number and holder never change: another number is another row, which replaces this one.
create table withdrawals.bank_account (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  bank_code text not null check (bank_code ~ '^[A-Z0-9]{2,20}$'),
  -- Sealed.
  number text not null,
  -- HMAC of brand, bank and number: two that are equal are found without reading either.
  number_mark bytea not null,
  number_masked text not null,
  holder_name text not null check (char_length(holder_name) between 1 and 100),
  -- Nothing is paid to it before.
  usable_from timestamptz not null,
  -- Of the first row, where this one replaces another.
  added_at timestamptz not null,
  changed_at timestamptz,
  created_at timestamptz not null,
  removed_at timestamptz,
  replaced_by uuid references withdrawals.bank_account deferrable initially deferred
);
create unique index bank_account_once on withdrawals.bank_account (member_id, number_mark) where removed_at is null;
create index bank_account_of_member on withdrawals.bank_account (member_id, created_at);
create index bank_account_of_mark on withdrawals.bank_account (merchant_id, number_mark);
create index bank_account_by_time on withdrawals.bank_account (created_at);
grant select, insert, update (number, removed_at, replaced_by) on withdrawals.bank_account to lanna_app;

create table withdrawals.withdrawal (
  -- Also the reference of the hold.
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  amount bigint not null check (amount > 0),
  -- Taken from the amount; as it was shown when it was asked for.
  fee bigint not null,
  currency text not null,
  -- As the member chose it; the desk may pay by others.
  channel_code text not null,
  bank_account_id uuid not null references withdrawals.bank_account,
  state text not null check (state in ('waiting', 'reviewing', 'needs_answer', 'signed', 'paying', 'paid', 'partly_paid',
    'returned', 'rejected')),
  -- Of the page it was asked from.
  language text not null,
  -- The desk looks at it, because of a rule or its size.
  is_checked boolean not null,
  -- What the desk wrote to the member last.
  words text not null default '' check (char_length(words) <= 500),
  handled_by text,
  handled_by_id uuid,
  -- While a second operator has to approve it.
  proposal_id uuid,
  promised_until timestamptz,
  -- Since when it is where it is: at the desk, with the member, at the bank, or ended.
  stage_since timestamptz not null,
  -- The member's valid turnover of all time, from which the next withdrawal is judged.
  turnover_at bigint not null,
  requested_at timestamptz not null,
  changed_at timestamptz not null,
  version integer not null default 1,
  check (fee >= 0 and fee < amount),
  check ((state = 'signed') = (proposal_id is not null)),
  check ((handled_by is null) = (handled_by_id is null)),
  check ((state not in ('reviewing', 'signed')) or handled_by is not null)
);
create index withdrawal_listed on withdrawals.withdrawal (merchant_id, requested_at desc, id desc);
create index withdrawal_of_member on withdrawals.withdrawal (member_id, requested_at desc, id desc);
create index withdrawal_open on withdrawals.withdrawal (merchant_id, requested_at) where state in ('waiting', 'reviewing',
  'needs_answer', 'signed', 'paying');
create index withdrawal_of_account on withdrawals.withdrawal (bank_account_id) where state in ('waiting', 'reviewing',
  'needs_answer', 'signed', 'paying');
create index withdrawal_number on withdrawals.withdrawal (right(id::text, 12));
grant select, insert, update (state, is_checked, words, handled_by, handled_by_id, proposal_id, promised_until, stage_since,
  changed_at, version) on withdrawals.withdrawal to lanna_app;

-- Why it waited for the desk: the rule as it stood, and the figures it found.
create table withdrawals.reason (
  withdrawal_id uuid references withdrawals.withdrawal,
  kind text,
  rule_version integer not null,
  facts jsonb not null,
  primary key (withdrawal_id, kind)
);
create index reason_of_kind on withdrawals.reason (kind, withdrawal_id);
grant select, insert on withdrawals.reason to lanna_app;

create table withdrawals.move (
  id uuid default uuidv7() primary key,
  withdrawal_id uuid not null references withdrawals.withdrawal,
  from_state text,
  to_state text not null,
  -- Null: the member, or the portal by itself.
  operator_name text,
  words text not null,
  at timestamptz not null
);
create index move_of_withdrawal on withdrawals.move (withdrawal_id, at, id);
grant select, insert on withdrawals.move to lanna_app;

-- What the desk asks the member for, and what the member answers.
create table withdrawals.ask (
  id uuid primary key,
  withdrawal_id uuid not null references withdrawals.withdrawal,
  place integer not null,
  kind text not null check (kind in ('text', 'picture')),
  words text not null check (char_length(words) between 1 and 500),
  asked_at timestamptz not null,
  answer text check (char_length(answer) <= 500),
  pictures uuid[] not null default '{}' check (cardinality(pictures) <= 3),
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create index ask_of_withdrawal on withdrawals.ask (withdrawal_id, asked_at, place);
grant select, insert, update (answer, pictures, answered_at) on withdrawals.ask to lanna_app;

create table withdrawals.payout (
  -- Also the reference under which the hold is captured, and of the order at a gateway: there is one of each.
  id uuid primary key,
  withdrawal_id uuid not null references withdrawals.withdrawal,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  bank_account_id uuid not null references withdrawals.bank_account,
  place integer not null,
  amount bigint not null check (amount > 0),
  fee bigint not null,
  currency text not null,
  channel_code text not null,
  channel_kind text not null check (channel_kind in ('sandbox', 'bank', 'gateway')),
  state text not null check (state in ('ready', 'sending', 'sent', 'paid', 'failed')),
  -- How often the channel was ordered or asked, why its last answer was not certain, and when it is tried again.
  tries integer not null default 0,
  last_error text check (char_length(last_error) <= 200),
  try_at timestamptz,
  promised_until timestamptz not null,
  captured_at timestamptz,
  -- Of payments.confirmation: what has settled it.
  confirmation_id uuid unique,
  external_reference text,
  -- Of the posting that has settled it: paid, or back in the wallet.
  settlement_id uuid unique,
  settled_at timestamptz,
  receipt_state text check (receipt_state in ('awaited', 'received', 'received_by_time', 'not_received', 'forced_received')),
  receipt_until timestamptz,
  receipt_changed_at timestamptz,
  receipt_remark text not null default '' check (char_length(receipt_remark) <= 500),
  receipt_words text not null default '' check (char_length(receipt_words) <= 500),
  receipt_pictures uuid[] not null default '{}' check (cardinality(receipt_pictures) <= 3),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  version integer not null default 1,
  check (fee >= 0 and fee < amount),
  check ((state = 'ready') = (captured_at is null)),
  check ((state in ('paid', 'failed')) = (settlement_id is not null)),
  check ((settlement_id is null) = (settled_at is null)),
  check ((settlement_id is null) = (confirmation_id is null)),
  check ((state = 'paid') = (receipt_state is not null)),
  check ((receipt_state is null) = (receipt_until is null)),
  check (try_at is null or (state in ('sending', 'sent'))),
  unique (withdrawal_id, place)
);
create index payout_listed on withdrawals.payout (merchant_id, created_at desc, id desc);
create index payout_of_member on withdrawals.payout (member_id, created_at desc, id desc);
create index payout_to_try on withdrawals.payout (try_at) where try_at is not null;
create index payout_by_hand on withdrawals.payout (merchant_id, created_at) where channel_kind = 'bank'
  and (state in ('ready', 'sent'));
create index payout_awaited on withdrawals.payout (receipt_until) where receipt_state = 'awaited';
create index payout_disputed on withdrawals.payout (merchant_id, receipt_changed_at) where receipt_state = 'not_received';
create index payout_of_reference on withdrawals.payout (external_reference) where external_reference is not null;
grant select, insert, update (state, tries, last_error, try_at, promised_until, captured_at, confirmation_id,
  external_reference, settlement_id, settled_at, receipt_state, receipt_until, receipt_changed_at, receipt_remark,
  receipt_words, receipt_pictures, changed_at, version) on withdrawals.payout to lanna_app;

-- Pictures members have sent, of files.picture; shown to the member and, when it is recorded, to the desk.
create table withdrawals.uploaded_picture (
  picture_id uuid primary key,
  merchant_id uuid not null,
  member_id uuid not null,
  uploaded_at timestamptz not null,
  withdrawal_id uuid references withdrawals.withdrawal
);
create index uploaded_picture_of_member on withdrawals.uploaded_picture (member_id, uploaded_at desc);
create index uploaded_picture_of_withdrawal on withdrawals.uploaded_picture (withdrawal_id) where withdrawal_id is not null;
create index uploaded_picture_by_age on withdrawals.uploaded_picture (uploaded_at);
grant select, insert, update, delete on withdrawals.uploaded_picture to lanna_app;

create trigger append_only before update or delete on withdrawals.risk_rule
  for each row execute function ledger.refuse_change();
create trigger append_only before update or delete on withdrawals.move
  for each row execute function ledger.refuse_change();

-- What game vendors did to players' balances, call by call and round by round. The protocol is described in
-- contract/src/money/vendor-wallet/vendor-wallet.ts.
create schema vendor_wallet;
grant usage on schema vendor_wallet to lanna_app;

create type vendor_wallet.kind as enum ('bet', 'win', 'rollback');

create type vendor_wallet.status as enum ('RS_OK', 'RS_ERROR_UNKNOWN', 'RS_ERROR_TIMEOUT', 'RS_ERROR_INVALID_PARTNER',
  'RS_ERROR_INVALID_TOKEN', 'RS_ERROR_TOKEN_EXPIRED', 'RS_ERROR_INVALID_GAME', 'RS_ERROR_WRONG_CURRENCY',
  'RS_ERROR_USER_DISABLED', 'RS_ERROR_INVALID_SIGNATURE', 'RS_ERROR_NOT_ENOUGH_MONEY', 'RS_ERROR_WRONG_SYNTAX',
  'RS_ERROR_WRONG_TYPES', 'RS_ERROR_DUPLICATE_TRANSACTION', 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  'RS_ERROR_TRANSACTION_ROLLED_BACK', 'RS_ERROR_LIMIT_REACHED');

-- A call beside everything its decision hangs on.
create type vendor_wallet.facts as (
  -- The call; its place in the batch, from 1.
  place integer,
  kind vendor_wallet.kind,
  vendor_id uuid,
  account_id bigint,
  request_uuid uuid,
  transaction_uuid uuid,
  reference_uuid uuid,
  fingerprint bytea,
  round text,
  round_closed boolean,
  game text,
  currency text,
  amount bigint,
  is_free boolean,
  is_promo boolean,
  token_expired boolean,
  -- The player; what may be staked when the call's turn comes.
  merchant_id uuid,
  member_id uuid,
  member_status text,
  account_currency text,
  available bigint,
  -- What brand and vendor allow.
  brand_enabled boolean,
  vendor_code text,
  vendor_enabled boolean,
  game_enabled boolean,
  category text,
  max_stake bigint,
  free_bet_max bigint,
  free_bet_day_max bigint,
  free_bets_today bigint,
  -- The first reply to the request, and what has become of the transaction, if either came before.
  known_reply vendor_wallet.status,
  known_balance bigint,
  same_request boolean,
  known_status vendor_wallet.status,
  same_transaction boolean,
  rolled_back boolean,
  -- The transaction it refers to.
  ref_kind vendor_wallet.kind,
  ref_status vendor_wallet.status,
  ref_account bigint,
  ref_amount bigint,
  ref_free boolean,
  ref_rolled_back boolean,
  ref_has_live_win boolean,
  -- The bet on record: that of the reference, else the one of the named round.
  bet_id uuid,
  bet_reference text,
  bet_closed boolean,
  is_paused boolean,
  stake_left bigint[],
  loss_left bigint[],
  gives_back boolean[],
  must_count boolean,
  win_round_left bigint,
  win_day_max bigint,
  win_day_left bigint,
  ref_held boolean
);

-- What is done with a call.
create type vendor_wallet.decision as (
  status vendor_wallet.status,
  -- The stored reply was given once more: nothing is written.
  is_answered boolean,
  -- For good, so that the transaction gets its row.
  is_final boolean,
  -- What is done (direction 1) or undone (-1); null when nothing is.
  effect vendor_wallet.kind,
  direction integer,
  -- By how much, and how much of it the player cannot pay back and owes.
  moved bigint,
  owed bigint,
  from_promotion boolean,
  -- A win that came after its round was closed.
  late boolean,
  on_bet uuid,
  -- What may be staked after it.
  balance bigint,
  held bigint
);

-- What a vendor presents as the player's: bound to player, currency and vendor, not to one game.
create table vendor_wallet.game_token (
  token_sha256 bytea primary key,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null references members.member,
  vendor_id uuid not null references catalogue.vendor,
  account_id bigint not null references ledger.account,
  currency text not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  -- Who logs out, or is logged out, bets no more with a game left open. What was staked is settled all the same: wins and
  -- rollbacks are taken with an expired token.
  session_id uuid
);
create index on vendor_wallet.game_token (expires_at);
create index on vendor_wallet.game_token (session_id) where session_id is not null;
grant select, insert, delete on vendor_wallet.game_token to lanna_app;

-- First replies. A repeated request gets its reply again, whatever has happened since.
create table vendor_wallet.request (
  vendor_id uuid,
  request_uuid uuid,
  transaction_uuid uuid not null,
  kind vendor_wallet.kind not null,
  fingerprint bytea not null,
  account_id bigint not null,
  status vendor_wallet.status not null,
  balance bigint not null,
  received_at timestamptz not null,
  primary key (vendor_id, request_uuid)
) partition by hash (request_uuid);
create index request_by_time on vendor_wallet.request using brin (received_at) with (pages_per_range='32', autosummarize='on');
grant select on vendor_wallet.request to lanna_app;

-- One row a transaction that has been decided for good: applied, or a bet refused. A refused bet stays refused, because
-- the vendor has dropped it: a late copy must not take the money.
create table vendor_wallet.provider_tx (
  vendor_id uuid,
  transaction_uuid uuid,
  kind vendor_wallet.kind not null,
  account_id bigint not null,
  status vendor_wallet.status not null,
  -- Of what must stay the same in a repetition: kind, reference, amount, currency, round, user, game, free.
  fingerprint bytea not null,
  reference_uuid uuid,
  -- Null where nothing was played: refused bets, rollbacks of what was never seen.
  bet_id uuid,
  -- Moved by this transaction; a rollback's is the stored amount of what it undid.
  amount bigint not null check (amount >= 0),
  is_free boolean not null,
  -- A win that came after its round was closed.
  late boolean not null,
  balance_after bigint not null,
  event_at timestamptz not null,
  primary key (vendor_id, transaction_uuid)
) partition by hash (transaction_uuid);
create index provider_tx_round_id_idx on vendor_wallet.provider_tx (bet_id);
grant select on vendor_wallet.provider_tx to lanna_app;

-- Transactions that were undone, also before they came (a tombstone: undone_kind is null). The player belongs to the
-- key so that no stray rollback can bury another player's bet.
create table vendor_wallet.rollback_of (
  vendor_id uuid,
  reference_uuid uuid,
  account_id bigint,
  rollback_uuid uuid not null,
  undone_kind vendor_wallet.kind,
  amount bigint not null,
  event_at timestamptz not null,
  primary key (vendor_id, reference_uuid, account_id)
);
grant select on vendor_wallet.rollback_of to lanna_app;

create table vendor_wallet.request_0 partition of vendor_wallet.request for values with (modulus 4, remainder 0);

create table vendor_wallet.provider_tx_0 partition of vendor_wallet.provider_tx for values with (modulus 4, remainder 0);

create table vendor_wallet.request_1 partition of vendor_wallet.request for values with (modulus 4, remainder 1);

create table vendor_wallet.provider_tx_1 partition of vendor_wallet.provider_tx for values with (modulus 4, remainder 1);

create table vendor_wallet.request_2 partition of vendor_wallet.request for values with (modulus 4, remainder 2);

create table vendor_wallet.provider_tx_2 partition of vendor_wallet.provider_tx for values with (modulus 4, remainder 2);

create table vendor_wallet.request_3 partition of vendor_wallet.request for values with (modulus 4, remainder 3);

create table vendor_wallet.provider_tx_3 partition of vendor_wallet.provider_tx for values with (modulus 4, remainder 3);
-- Named as where the portal stood before this file.
alter index vendor_wallet.provider_tx_0_bet_id_idx rename to provider_tx_0_round_id_idx;
alter index vendor_wallet.provider_tx_1_bet_id_idx rename to provider_tx_1_round_id_idx;
alter index vendor_wallet.provider_tx_2_bet_id_idx rename to provider_tx_2_round_id_idx;
alter index vendor_wallet.provider_tx_3_bet_id_idx rename to provider_tx_3_round_id_idx;

-- The most a member may stake at once; the brand's own limit is its setting maxStake. The stricter one wins.
create table vendor_wallet.bet_limit (
  member_id uuid primary key references members.member,
  max_stake bigint not null check (max_stake >= 0),
  set_at timestamptz not null
);
grant select, insert, update, delete on vendor_wallet.bet_limit to lanna_app;

-- What a person must look at.
create table vendor_wallet.alert (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('rollback_of_settled_bet', 'win_beyond_limit', 'win_shortfall', 'round_unclear',
    'transaction_conflict', 'signature_failures', 'refusals_unusual', 'invariant_broken')),
  vendor_id uuid,
  account_id bigint,
  subject text not null,
  facts jsonb not null,
  raised_at timestamptz not null,
  closed_at timestamptz,
  -- Of a vendor as a whole, or of the books: no member's account has a part in it.
  -- Null: it concerns the house.
  merchant_id uuid,
  times integer not null default 1,
  last_at timestamptz not null,
  acknowledged_at timestamptz,
  acknowledged_by uuid,
  acknowledged_by_name text,
  note text,
  constraint alert_of_subject unique nulls not distinct (kind, vendor_id, subject),
  check ((acknowledged_at is null) = (acknowledged_by is null))
);
create index alert_by_time on vendor_wallet.alert (last_at desc, id desc);
-- The console's front page counts what no operator has looked at, each time it is opened.
create index alert_open on vendor_wallet.alert (raised_at) where closed_at is null and acknowledged_at is null;
grant select, insert, update on vendor_wallet.alert to lanna_app;

-- How far the sweeper has walked along the rounds' time: what was placed before was looked at once.
create table vendor_wallet.reconciliation_cursor (
  only_row boolean constraint round_walk_only_row_not_null not null default true primary key,
  placed_before timestamptz constraint round_walk_walked_to_not_null not null,
  constraint round_walk_only_row_check check (only_row)
);
grant select, update on vendor_wallet.reconciliation_cursor to lanna_app;
insert into vendor_wallet.reconciliation_cursor (placed_before) values ('-infinity');

-- Rounds the walk has found open for too long, until they no longer are. What stays unclear is handed to a person as
-- an alert (round_unclear); the vendor is asked again all the same, since rounds also settle by themselves.
create table vendor_wallet.reconciliation_case (
  bet_id uuid constraint round_review_round_id_not_null not null,
  asks integer constraint round_review_asks_not_null not null default 0,
  answer text,
  asked_at timestamptz,
  next_ask_at timestamptz,
  -- A bet that an operator may have to decide about. left_open: it should have ended long ago · rollback_refused: its vendor
  -- asked to undo it after it had paid.
  id uuid default uuidv7() primary key,
  kind text not null check (kind in ('left_open', 'rollback_refused', 'win_held')),
  merchant_id uuid not null,
  vendor_id uuid not null,
  -- Null for a refused rollback: its vendor is not asked again.
  opened_at timestamptz not null,
  -- The bet was settled or undone without an operator (resolved), or an operator has decided: left as it is (closed), all
  -- stakes returned (voided), paid as the vendor says (paid).
  outcome text check (outcome in ('resolved', 'closed', 'voided', 'paid', 'released', 'refused')),
  closed_at timestamptz,
  decided_by uuid,
  decided_by_name text,
  reason text,
  -- What the decision did at the wallet in the vendor's stead.
  transactions uuid[] not null default '{}',
  -- The last proposal of a decision: another operator decides about it.
  proposed_at timestamptz,
  proposed_by_name text,
  proposed_decision text,
  constraint round_review_asks_check check (asks >= 0),
  constraint round_review_answer_check check (answer in ('open', 'settled', 'rolled_back', 'refused', 'unknown',
    'unreachable', 'not_askable')),
  constraint round_review_round_id_fkey foreign key (bet_id) references bets.bet,
  check ((closed_at is null) = (outcome is null)),
  check ((decided_by is null) = (reason is null)),
  constraint reconciliation_case_of_bet unique (bet_id, kind)
);
create index reconciliation_case_due on vendor_wallet.reconciliation_case (next_ask_at) where closed_at is null;
create index reconciliation_case_by_time on vendor_wallet.reconciliation_case (opened_at desc, id desc);
grant select, insert, update, delete on vendor_wallet.reconciliation_case to lanna_app;

-- What a vendor has given away on a day, whatever was rolled back since.
create table vendor_wallet.free_bet_day (
  merchant_id uuid,
  vendor_id uuid,
  day date,
  amount bigint not null check (amount >= 0),
  primary key (merchant_id, vendor_id, day)
);
grant select on vendor_wallet.free_bet_day to lanna_app;

-- The keys with which the wallet has checked a vendor's signatures, and from when on. A call that was answered was signed with
-- the one of its time.
create table vendor_wallet.verifying_key (
  vendor_id uuid,
  used_from timestamptz,
  key_sha256 bytea not null,
  public_key text not null,
  primary key (vendor_id, used_from)
);
grant select, insert on vendor_wallet.verifying_key to lanna_app;

-- Calls of vendors that were not answered RS_OK, some of each kind a minute, for thirty days. The body is kept without its token;
-- with its hash, the signature can still be checked against the key.
create table vendor_wallet.refused_call (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  vendor_id uuid not null,
  path text not null,
  status vendor_wallet.status not null,
  address text not null,
  round text,
  transaction_uuid uuid,
  wallet_user text,
  key_sha256 bytea,
  signature text,
  body_sha256 bytea not null,
  body text not null check (char_length(body) <= 4000)
);
create index refused_call_of_round on vendor_wallet.refused_call (vendor_id, round) where round is not null;
create index refused_call_by_time on vendor_wallet.refused_call (at);
grant select, insert, delete on vendor_wallet.refused_call to lanna_app;

-- How many calls of a vendor were refused how, by the minute; all of them, also those of which no copy is kept.
create table vendor_wallet.refusal_minute (
  vendor_id uuid,
  minute timestamptz,
  status vendor_wallet.status,
  calls integer not null,
  primary key (vendor_id, minute, status)
);
create index refusal_minute_by_time on vendor_wallet.refusal_minute (minute);
grant select, insert, update, delete on vendor_wallet.refusal_minute to lanna_app;

-- Questions to vendors about rounds, and what came back, for thirty days.
create table vendor_wallet.round_question (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  vendor_id uuid not null,
  merchant_id uuid not null,
  round text not null,
  wallet_user text not null,
  took_ms integer not null,
  -- What the vendor said of the round; null where it said nothing.
  state text,
  -- Why there is no answer.
  failure text,
  -- The answer's beginning, and the hash of all of it.
  answer text check (char_length(answer) <= 4000),
  answer_sha256 bytea,
  check ((state is null) <> (failure is null))
);
create index round_question_of_round on vendor_wallet.round_question (vendor_id, round);
create index round_question_by_time on vendor_wallet.round_question (at);
grant select, insert, delete on vendor_wallet.round_question to lanna_app;

-- A win that was taken and is not paid: the vendor counts it as done, the member sees it, operators decide.
create table vendor_wallet.held_win (
  vendor_id uuid,
  transaction_uuid uuid,
  bet_id uuid not null,
  merchant_id uuid not null,
  member_id uuid not null,
  account_id bigint not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  -- Which limit it was beyond.
  beyond text not null check (beyond in ('round', 'day')),
  -- Its vendor said that the round was over.
  closes boolean not null,
  -- undone: its vendor has rolled it back.
  state text not null default 'held' check (state in ('held', 'released', 'refused', 'undone')),
  held_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'held') = (decided_at is null)),
  primary key (vendor_id, transaction_uuid)
);
create index held_win_of_bet on vendor_wallet.held_win (bet_id);
create index held_win_of_member on vendor_wallet.held_win (member_id) where state = 'held';
grant select on vendor_wallet.held_win to lanna_app;

-- What wins of a vendor have come to on a day (UTC) beyond what was staked, over all brands; the sum of the slots counts. A slot for some
-- connections each, so that batches do not wait for one another's row.
create table vendor_wallet.win_day (
  vendor_id uuid,
  currency text,
  day date,
  slot smallint,
  counted bigint not null,
  primary key (vendor_id, currency, day, slot)
) with (fillfactor = 50);
grant select on vendor_wallet.win_day to lanna_app;

\function vendor_wallet.expire_tokens_of_session
create trigger append_only before update or delete on vendor_wallet.provider_tx
  for each row execute function ledger.refuse_change();
create trigger append_only before update or delete on vendor_wallet.rollback_of
  for each row execute function ledger.refuse_change();
create trigger expire_game_tokens after update of ended_at on authentication.session
  for each row when (old.ended_at is null
    and new.ended_at is not null) execute function vendor_wallet.expire_tokens_of_session();

-- Transfers: money between a member's main wallet and the wallet at a vendor that keeps its own, and money to the own agent.
create schema transfers;
grant usage on schema transfers to lanna_app;

create table transfers.transfer (
  -- Also the reference of its hold and of its posting, and the transaction's id at the vendor.
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  member_id uuid not null,
  kind text not null check (kind in ('to_vendor', 'from_vendor', 'upline', 'downline')),
  vendor_id uuid,
  agent_id uuid,
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('asked', 'sending', 'done', 'refused')),
  reason text check (reason in ('not_sent', 'never_arrived', 'short', 'limit', 'vendor', 'operator')),
  -- What the vendor said last, a status of the protocol or a word of ours; for operators.
  answer text,
  created_at timestamptz not null,
  -- When the order left for the vendor, once and under this id alone.
  sent_at timestamptz,
  -- How often the vendor was asked what became of it, and when next.
  asks integer not null default 0 check (asks >= 0),
  asked_at timestamptz,
  next_ask_at timestamptz,
  -- It does not become clear by itself: a person has to look.
  unclear_at timestamptz,
  ended_at timestamptz,
  proposal_id uuid,
  decided_by text,
  decision_reason text,
  -- What the vendor has said of it since it ended, where that does not fit how it ended.
  contradiction text,
  contradicted_at timestamptz,
  contradiction_seen_at timestamptz,
  contradiction_seen_by text,
  version integer not null default 1,
  constraint transfer_check2 check ((contradicted_at is null) = (contradiction is null)),
  constraint transfer_check3 check ((state in ('done', 'refused')) = (ended_at is not null)),
  constraint transfer_check4 check ((state = 'refused') = (reason is not null)),
  constraint transfer_check5 check (state <> 'sending' or next_ask_at is not null),
  constraint transfer_of_vendor check ((vendor_id is null) = (kind in ('upline', 'downline'))),
  constraint transfer_in_line check ((agent_id is null) = (kind not in ('upline', 'downline'))),
  constraint transfer_in_line_is_done check ((kind not in ('upline', 'downline')) or state = 'done')
);
create index transfer_of_member on transfers.transfer (member_id, created_at desc, id desc);
create index transfer_of_brand on transfers.transfer (merchant_id, created_at desc, id desc);
create index transfer_to_agent on transfers.transfer (agent_id, created_at desc, id desc) where agent_id is not null;
create index transfer_due on transfers.transfer (coalesce(next_ask_at, created_at)) where state in ('asked', 'sending');
create index transfer_unclear on transfers.transfer (merchant_id, unclear_at) where state = 'sending' and unclear_at is not null;
create index transfer_contradicted on transfers.transfer (merchant_id, contradicted_at) where contradicted_at is not null
  and contradiction_seen_at is null;
grant select, insert, update (state, reason, answer, sent_at, asks, asked_at, next_ask_at, unclear_at, ended_at, proposal_id,
  decided_by, decision_reason, contradiction, contradicted_at, contradiction_seen_at, contradiction_seen_by,
  version) on transfers.transfer to lanna_app;

-- Between which amounts one transfer to a vendor may lie at a brand; without a row, the defaults of the code.
create table transfers.vendor_limit (
  merchant_id uuid references brands.merchant,
  vendor_id uuid,
  min_amount bigint not null check (min_amount > 0),
  max_amount bigint not null,
  -- False: money can only come back.
  takes_money boolean not null default true,
  version integer not null default 1,
  check (max_amount >= min_amount),
  primary key (merchant_id, vendor_id)
);
grant select, insert, update on transfers.vendor_limit to lanna_app;

\function transfers.keep_outcome
create trigger keep_outcome before update on transfers.transfer
  for each row execute function transfers.keep_outcome();

-- What the ledger says beside what gateways, banks and vendors say, and the cases of what does not fit.
create schema reconciliation;
grant usage on schema reconciliation to lanna_app;

-- Every movement of a clearing account, copied from the transfers up to reconciliation.progress: transfers have no
-- entries by house account, since every bet would have to write them.
create table reconciliation.clearing_leg (
  transfer_id bigint primary key,
  merchant_id uuid not null,
  channel_code text not null,
  currency text not null,
  -- What it is about: a deposit, a payout, or a case that was written off.
  subject uuid not null,
  code text not null,
  -- What came in; below zero what went out.
  amount bigint not null check (amount <> 0),
  at timestamptz not null
);
create index on reconciliation.clearing_leg (subject);
create index on reconciliation.clearing_leg (merchant_id, channel_code, at);
create index on reconciliation.clearing_leg (at);
grant select, insert on reconciliation.clearing_leg to lanna_app;

create table reconciliation.progress (
  only_row boolean default true primary key check (only_row),
  -- Transfers up to this one have been read.
  read_to bigint not null default 0,
  looked_at timestamptz
);
grant select, update on reconciliation.progress to lanna_app;
insert into reconciliation.progress default values;

-- One fact that does not fit. The same fact is never a second case: found again it is this one.
create table reconciliation.money_case (
  id uuid primary key,
  -- Null: it concerns the whole house.
  merchant_id uuid references brands.merchant,
  fact text not null unique,
  kind text not null check (kind in ('confirmed_not_posted', 'posted_not_confirmed', 'other_amount', 'confirmed_twice',
    'statement_not_told', 'told_not_on_statement', 'vendor_transfer_unclear', 'vendor_sum', 'books_broken')),
  -- Which look finds it: what this one does not find any more has mended.
  source text not null check (source in ('confirmations', 'clearing', 'statements', 'vendors', 'books')),
  state text not null default 'open' check (state in ('open', 'proposed', 'mended', 'decided')),
  channel_code text,
  way text check (way in ('in', 'out')),
  -- The deposit or payout it is about, where one is known.
  subject uuid,
  confirmation_id uuid,
  currency text,
  -- By the ledger, and by the gateway, bank or vendor; what came in counts above zero.
  booked bigint,
  told bigint,
  facts jsonb not null default '{}',
  -- Whether it still does not fit: what was decided upon may go on differing.
  differs boolean not null default true,
  -- Since when it does not fit.
  since timestamptz not null,
  opened_at timestamptz not null,
  -- Null: no operator has it in hand.
  taken_by text,
  taken_at timestamptz,
  proposal_id uuid,
  decision text check (decision in ('returned', 'written_off', 'bank_mistake', 'taken_over', 'explained')),
  closed_at timestamptz,
  closed_by text,
  version integer not null default 1,
  check ((state = 'proposed') = (proposal_id is not null)),
  check ((state in ('mended', 'decided')) = (closed_at is not null)),
  check ((state = 'decided') = (decision is not null)),
  check (state <> 'decided' or closed_by is not null)
);
create index on reconciliation.money_case (merchant_id, opened_at desc, id desc);
create index on reconciliation.money_case (source) where state in ('open', 'proposed');
create index on reconciliation.money_case (opened_at) where state = 'open';
create index on reconciliation.money_case (subject) where subject is not null;
grant select, insert, update (kind, source, state, channel_code, way, subject, confirmation_id, currency, booked, told, facts,
  differs, since, taken_by, taken_at, proposal_id, decision, closed_at, closed_by,
  version) on reconciliation.money_case to lanna_app;

-- Everything that happened to a case.
create table reconciliation.case_event (
  id uuid primary key,
  case_id uuid not null references reconciliation.money_case,
  at timestamptz not null,
  what text not null check (what in ('opened', 'changed', 'reopened', 'mended', 'taken', 'handed_back', 'noted', 'proposed',
    'let_go', 'decided')),
  -- Null: found by the job.
  operator_name text,
  words text not null default '' check (char_length(words) <= 1000),
  facts jsonb not null default '{}'
);
create index on reconciliation.case_event (case_id, at, id);
grant select, insert on reconciliation.case_event to lanna_app;

-- What was written off, by the reference of its posting.
create table reconciliation.write_off (
  reference uuid primary key,
  case_id uuid not null references reconciliation.money_case,
  -- What the clearing account was moved by: what came in counts above zero.
  amount bigint not null check (amount <> 0),
  at timestamptz not null
);
grant select, insert on reconciliation.write_off to lanna_app;

-- What a gateway lists of itself, each line as it was last seen.
create table reconciliation.statement_line (
  merchant_id uuid references brands.merchant,
  channel_code text,
  way text check (way in ('in', 'out')),
  external_reference text check (char_length(external_reference) <= 200),
  reference text,
  amount bigint not null check (amount > 0),
  currency text not null,
  happened_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (merchant_id, channel_code, way, external_reference)
);
create index on reconciliation.statement_line (happened_at);
grant select, insert, update, delete on reconciliation.statement_line to lanna_app;

-- How far each gateway's statement has been read: everything that happened before is on it.
create table reconciliation.statement_read (
  merchant_id uuid references brands.merchant,
  channel_code text,
  way text check (way in ('in', 'out')),
  read_from timestamptz not null,
  read_to timestamptz not null,
  -- The last try; `failure` says why it failed, if it did.
  tried_at timestamptz not null,
  failure text,
  primary key (merchant_id, channel_code, way)
);
grant select, insert, update on reconciliation.statement_read to lanna_app;

create trigger append_only before update or delete on reconciliation.case_event
  for each row execute function ledger.refuse_change();

-- ==================== commission ========================================

-- Figures of teams, kept by counting what was settled, paid and joined, once each: a page of a team of a hundred thousand reads as many rows as one of a hundred.
-- Each change is added along the line of its member on the day it counts for (agents.line_on): once for each agent above, in the row of the child through
-- which it came. The child is the agent itself for what the agent does in person.
create schema teams;
grant usage on schema teams to lanna_app;

-- What a member moved on a day, on its way into the figures.
create type teams.money_of_day as (
  merchant_id uuid,
  member_id uuid,
  day date,
  deposits bigint,
  deposit_count bigint,
  withdrawals bigint,
  withdrawal_count bigint,
  first_deposits bigint,
  first_deposit_amount bigint,
  bonuses bigint,
  rebates bigint,
  commissions bigint,
  salaries bigint,
  dividends bigint,
  upline_paid bigint
);

-- How far the three streams are counted.
create table teams.progress (
  only_row boolean default true primary key check (only_row),
  bets_to bigint not null default 0,
  money_to bigint not null default 0,
  tree_to bigint not null default 0
);
grant select on teams.progress to lanna_app;
insert into teams.progress default values;

-- What was played, by the day it counts for. Of one child, and of the whole team.
create table teams.branch_play (
  agent_id uuid,
  day date,
  child_id uuid,
  category text,
  merchant_id uuid not null,
  bets bigint not null,
  stake bigint not null,
  free_stake bigint not null,
  payout bigint not null,
  valid_turnover bigint not null,
  primary key (agent_id, day, child_id, category)
) with (fillfactor = 70);
create index branch_play_of_child on teams.branch_play (child_id, day);
grant select on teams.branch_play to lanna_app;

create table teams.team_play (
  agent_id uuid,
  day date,
  category text,
  merchant_id uuid not null,
  bets bigint not null,
  stake bigint not null,
  free_stake bigint not null,
  payout bigint not null,
  valid_turnover bigint not null,
  primary key (agent_id, day, category)
) with (fillfactor = 70);
grant select on teams.team_play to lanna_app;

-- What came in and went out, by the day of the transfer; and who joined, by the day of the registration.
create table teams.branch_money (
  agent_id uuid,
  day date,
  child_id uuid,
  merchant_id uuid not null,
  deposits bigint not null default 0,
  deposit_count bigint not null default 0,
  withdrawals bigint not null default 0,
  withdrawal_count bigint not null default 0,
  first_deposits bigint not null default 0,
  first_deposit_amount bigint not null default 0,
  -- Gifts of the brand, and what comes back to players for betting (not what agents earn).
  bonuses bigint not null default 0,
  rebates bigint not null default 0,
  -- What agents were paid by the brand, less what was taken back; and by their uplines.
  commissions bigint not null default 0,
  salaries bigint not null default 0,
  dividends bigint not null default 0,
  upline_paid bigint not null default 0,
  joined bigint not null default 0,
  joined_agents bigint not null default 0,
  primary key (agent_id, day, child_id)
) with (fillfactor = 70);
create index branch_money_of_child on teams.branch_money (child_id, day);
grant select on teams.branch_money to lanna_app;

create table teams.team_money (
  agent_id uuid,
  day date,
  merchant_id uuid not null,
  deposits bigint not null default 0,
  deposit_count bigint not null default 0,
  withdrawals bigint not null default 0,
  withdrawal_count bigint not null default 0,
  first_deposits bigint not null default 0,
  first_deposit_amount bigint not null default 0,
  bonuses bigint not null default 0,
  rebates bigint not null default 0,
  commissions bigint not null default 0,
  salaries bigint not null default 0,
  dividends bigint not null default 0,
  upline_paid bigint not null default 0,
  joined bigint not null default 0,
  joined_agents bigint not null default 0,
  primary key (agent_id, day)
) with (fillfactor = 70);
grant select on teams.team_money to lanna_app;

-- The first deposit of each member that was not taken back, whether or not an agent is above.
create table teams.first_deposit (
  member_id uuid primary key,
  merchant_id uuid not null,
  day date not null,
  amount bigint not null,
  transfer_id bigint not null
);
grant select on teams.first_deposit to lanna_app;

-- Settled bets of a member on a day that a team counts: the member was active where there are any. Each period counts its members once.
create table teams.active_day (
  member_id uuid,
  day date,
  merchant_id uuid not null,
  bets bigint not null,
  primary key (member_id, day)
);
grant select on teams.active_day to lanna_app;

create table teams.branch_active (
  agent_id uuid,
  kind text check (kind in ('day', 'week', 'half_month', 'month')),
  from_day date,
  -- The child through which the member was in the team on the first active day of the period.
  child_id uuid,
  merchant_id uuid not null,
  members integer not null,
  primary key (agent_id, kind, from_day, child_id)
) with (fillfactor = 70);
grant select on teams.branch_active to lanna_app;

create table teams.team_active (
  agent_id uuid,
  kind text check (kind in ('day', 'week', 'half_month', 'month')),
  from_day date,
  merchant_id uuid not null,
  members integer not null,
  primary key (agent_id, kind, from_day)
) with (fillfactor = 70);
grant select on teams.team_active to lanna_app;

-- The tree as far as it is counted, and how many are below each agent in it.
create table teams.place (
  member_id uuid primary key,
  agent_id uuid,
  is_agent boolean not null
);
grant select on teams.place to lanna_app;

create table teams.size (
  agent_id uuid primary key,
  merchant_id uuid not null,
  members bigint not null default 0,
  agents bigint not null default 0,
  direct bigint not null default 0
) with (fillfactor = 70);
grant select on teams.size to lanna_app;

-- Rebates of agents: what is due follows from sums that were counted (decision 131), and what was paid of it.
create schema rebates;
grant usage on schema rebates to lanna_app;

-- Up to which settled change of bets rebates are counted; never beyond teams.
create table rebates.progress (
  only_row boolean default true primary key check (only_row),
  counted_to bigint not null default 0
);
grant select on rebates.progress to lanna_app;
insert into rebates.progress default values;

-- What was staked on lotteries, by the line of each slip as it was: for each agent the stakes that came through a child, and these times the steps of the
-- prize mode between the two. The child is the agent itself for its own bets.
create table rebates.lottery_play (
  agent_id uuid,
  day date,
  child_id uuid,
  prize_mode text check (prize_mode in ('Lott', 'ZY', 'Elott', 'SEA')),
  merchant_id uuid not null,
  stake bigint not null,
  weighted bigint not null,
  primary key (agent_id, day, child_id, prize_mode)
) with (fillfactor = 70);
grant select on rebates.lottery_play to lanna_app;

-- What an account has earned of one child on one day, and what of it was paid. Of categories it is the share `rate` (in hundred-thousandths) of the
-- turnover; of lotteries 1/2000 of `weighted`. Both rounded down once.
create table rebates.due (
  earner_id uuid,
  day date,
  child_id uuid,
  kind text check (kind in ('category', 'lottery')),
  -- A category of games, or a kind of prize mode.
  part text,
  merchant_id uuid not null references brands.merchant,
  -- In whose team the turnover is counted: the earner's own, or that of the agent above a player who earns on the own bets.
  via_id uuid not null,
  turnover bigint not null,
  rate integer check (rate between 0 and 100000),
  weighted bigint,
  due bigint not null check (due >= 0),
  paid bigint not null default 0,
  check ((kind = 'category') = (rate is not null) and (kind = 'lottery') = (weighted is not null)),
  primary key (earner_id, day, child_id, kind, part)
) with (fillfactor = 70);
-- Rows that wait to be paid: few, however long the history.
create index due_unpaid on rebates.due (merchant_id, earner_id) where due <> paid;
create index due_of_brand on rebates.due (merchant_id, day, earner_id);
grant select, update (paid) on rebates.due to lanna_app;

-- One posting, under its id; none where what is due and what is taken back come to nothing.
create table rebates.payment (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  earner_id uuid not null,
  at timestamptz not null,
  -- The day of the brand it was made on.
  day date not null,
  -- Below zero: taken back.
  amount bigint not null,
  -- Of what was taken back: what the wallet did not have, and is owed.
  owed bigint not null default 0 check (owed >= 0)
);
create index payment_of_earner on rebates.payment (earner_id, at desc, id desc);
create index payment_of_brand on rebates.payment (merchant_id, at desc, id desc);
grant select, insert on rebates.payment to lanna_app;

create table rebates.payment_line (
  payment_id uuid,
  earner_id uuid not null,
  day date,
  child_id uuid,
  kind text,
  part text,
  -- What was paid of the row until then, and since.
  before bigint not null,
  after bigint not null,
  check (after <> before),
  primary key (payment_id, day, child_id, kind, part)
);
create index payment_line_of_row on rebates.payment_line (earner_id, day, child_id, kind, part);
grant select, insert on rebates.payment_line to lanna_app;

-- What an earner was paid on a day of the brand, for one message when the day is over.
create table rebates.day_paid (
  earner_id uuid,
  day date,
  merchant_id uuid not null,
  amount bigint not null,
  told_at timestamptz,
  primary key (earner_id, day)
) with (fillfactor = 70);
create index day_paid_untold on rebates.day_paid (merchant_id, day) where told_at is null;
grant select, insert, update (amount, told_at) on rebates.day_paid to lanna_app;

-- When a brand pays; without a row the default of `rebate-terms.ts`.
create table rebates.brand_terms (
  merchant_id uuid primary key references brands.merchant,
  pays text not null check (pays in ('continuous', 'daily')),
  version integer not null
);
grant select, insert, update (pays, version) on rebates.brand_terms to lanna_app;

-- Contracts of agents: who earns what of a team, by which terms, signed by both.
create schema contracts;
grant usage on schema contracts to lanna_app;

create table contracts.contract (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  kind text not null check (kind in ('dividend', 'daily_salary', 'hourly_salary', 'real_time_salary')),
  -- Who earns.
  member_id uuid not null,
  -- The other party: the agent above, or null for the brand.
  upline_id uuid,
  payer text not null check (payer in ('platform', 'upline')),
  -- Money as decimal text.
  terms jsonb not null,
  -- asked: the earner proposes · offered: the other party does · effective, with a first day · termination_asked: effective, and one side wants
  -- to end it · ended: its last day is settled, which may be yet to come.
  state text not null check (state in ('asked', 'offered', 'effective', 'termination_asked', 'ended', 'denied', 'expired',
    'invalid')),
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  signed_at timestamptz,
  from_day date,
  last_day date,
  -- Which side wants to end it, since when, and the last day if the other side says nothing.
  ending_by text check (ending_by in ('member', 'upline')),
  ending_at timestamptz,
  notice_day date,
  -- Sides whose request to end it was refused: the next one cannot be.
  refused_sides text[] not null default '{}',
  -- Why it came to nothing, or has ended.
  closing text check (closing in ('taken_back', 'superseded', 'moved', 'agreed', 'notice', 'replaced', 'brand', 'upline_ended')),
  closed_at timestamptz,
  -- The contract that takes its place.
  replaced_by uuid references contracts.contract,
  -- What both sign: the facts, and the text in the language of each side.
  facts jsonb not null,
  texts jsonb not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  version integer not null default 1,
  check (upline_id <> member_id),
  check ((payer = 'upline') <= (upline_id is not null)),
  check ((state in ('effective', 'termination_asked', 'ended')) = (from_day is not null)),
  check ((from_day is null) = (signed_at is null)),
  check ((state = 'ended') = (last_day is not null)),
  check ((state = 'termination_asked') <= (ending_by is not null and ending_at is not null and notice_day is not null)),
  check ((state in ('asked', 'offered', 'effective', 'termination_asked')) = (closed_at is null))
);
-- One in force of a kind between two parties, and one proposal; and the brand pays one at most of a kind to an agent.
create unique index contract_in_force on contracts.contract (merchant_id, kind, member_id, upline_id) nulls not distinct
  where state in ('effective', 'termination_asked');
create unique index contract_proposed on contracts.contract (merchant_id, kind, member_id, upline_id) nulls not distinct
  where state in ('asked', 'offered');
create unique index contract_of_platform on contracts.contract (merchant_id, kind, member_id) where (state in ('effective',
  'termination_asked')) and payer = 'platform';
create index contract_of_member on contracts.contract (member_id, kind, proposed_at desc, id desc);
create index contract_of_upline on contracts.contract (upline_id, kind, proposed_at desc, id desc) where upline_id is not null;
create index contract_of_brand on contracts.contract (merchant_id, proposed_at desc, id desc);
create index contract_expiring on contracts.contract (expires_at) where state in ('asked', 'offered');
create index contract_ending on contracts.contract (notice_day) where state = 'termination_asked';
-- What is computed for a day of a brand.
create index contract_days on contracts.contract (merchant_id, kind, from_day) where from_day is not null;
grant select, insert, update (state, signed_at, from_day, last_day, ending_by, ending_at, notice_day, refused_sides, closing,
  closed_at, replaced_by, version) on contracts.contract to lanna_app;

-- Who signed, once on each side; the sealed records of members and operators name the same hash.
create table contracts.signature (
  contract_id uuid references contracts.contract,
  side text check (side in ('member', 'upline')),
  -- Null: an operator for the brand.
  member_id uuid,
  operator text,
  sha256 text not null,
  at timestamptz not null,
  check ((member_id is null) <> (operator is null)),
  primary key (contract_id, side)
);
grant select, insert on contracts.signature to lanna_app;

-- What happened to a contract, in its order.
create table contracts.event (
  contract_id uuid references contracts.contract,
  number integer,
  what text not null,
  -- Null: the clock, or a change of the tree.
  side text check (side in ('member', 'upline', 'brand')),
  operator text,
  note text,
  at timestamptz not null,
  primary key (contract_id, number)
);
grant select, insert on contracts.event to lanna_app;

-- Templates of terms that operators and agents begin with.
create table contracts.plan (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  kind text not null check (kind in ('dividend', 'daily_salary', 'hourly_salary', 'real_time_salary')),
  name text not null check (length(name) between 1 and 80),
  terms jsonb not null,
  version integer not null default 1,
  unique (merchant_id, kind, name)
);
grant select, insert, delete, update (name, terms, version) on contracts.plan to lanna_app;

-- For how long a proposal waits; without a row the default.
create table contracts.setting (
  merchant_id uuid primary key references brands.merchant,
  offer_hours integer not null check (offer_hours between 1 and 720),
  version integer not null default 1
);
grant select, insert, update (offer_hours, version) on contracts.setting to lanna_app;

-- How far changes of the tree are looked through.
create table contracts.looked (
  one boolean default true primary key check (one),
  tree_to bigint not null
);
grant select, insert, update (tree_to) on contracts.looked to lanna_app;
insert into contracts.looked (tree_to) values (0);

\function contracts.keep_outcome
create trigger keep_outcome before update on contracts.contract
  for each row execute function contracts.keep_outcome();

-- What contracts of agents come to, period by period, and that it is paid once.
create schema bills;
grant usage on schema bills to lanna_app;

-- How a brand pays; without a row nothing waits for approval.
create table bills.setting (
  merchant_id uuid primary key references brands.merchant,
  needs_approval boolean not null,
  version integer not null default 1
);
grant select, insert, update (needs_approval, version) on bills.setting to lanna_app;

-- How far settlements are counted for contracts by the hour, by the bet, and for what changed after its day.
create table bills.progress (
  only_row boolean default true primary key check (only_row),
  counted_to bigint not null
);
grant select on bills.progress to lanna_app;
insert into bills.progress (counted_to) values (0);

-- What a contract's branch came to in an hour of the brand's day, by the child through which it came. What is settled or corrected after its day counts for the
-- day's last hour.
create table bills.branch_hour (
  contract_id uuid,
  day date,
  hour smallint check (hour between 0 and 23),
  child_id uuid,
  merchant_id uuid not null,
  stake bigint not null,
  turnover bigint not null,
  primary key (contract_id, day, hour, child_id)
) with (fillfactor = 80);
grant select on bills.branch_hour to lanna_app;

-- What was staked under a contract by the bet, by the nearest contract below it on the way that the brand pays; the contract itself where there is none. What it
-- comes to, and how much of that has been billed.
create table bills.branch_stake (
  contract_id uuid,
  day date,
  below_id uuid,
  merchant_id uuid not null,
  stake bigint not null,
  billed bigint not null default 0,
  changed boolean not null default true,
  primary key (contract_id, day, below_id)
) with (fillfactor = 80);
create index branch_stake_changed on bills.branch_stake (merchant_id, contract_id) where changed;
grant select, update (billed, changed) on bills.branch_stake to lanna_app;

-- What has changed since a contract's bill was computed: an hour that was played in, a day of a period that is billed already. Slot: the hour; -1 of a whole day.
create table bills.mark (
  contract_id uuid,
  day date,
  slot smallint check (slot >= '-1'::integer and slot <= 23),
  merchant_id uuid not null,
  times integer not null default 1,
  primary key (contract_id, day, slot)
);
create index mark_of_brand on bills.mark (merchant_id, day, slot);
grant select, insert, delete, update (times) on bills.mark to lanna_app;

-- Where a contract has come to. The run that issues its bills holds the row.
create table bills.account (
  contract_id uuid primary key,
  merchant_id uuid not null,
  -- The last day of the last period that is billed, of contracts that are billed by periods of days.
  billed_to date,
  -- What earlier bills turned out to have paid too much; later ones make up for it.
  owed bigint not null default 0 check (owed <= 0)
);
grant select, insert, update (billed_to, owed) on bills.account to lanna_app;

create table bills.bill (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  contract_id uuid not null,
  kind text not null check (kind in ('dividend', 'daily_salary', 'hourly_salary', 'real_time_salary')),
  member_id uuid not null,
  upline_id uuid,
  payer text not null check (payer in ('platform', 'upline')),
  from_day date not null,
  to_day date not null,
  -- The hour of the day, or its window of five minutes; null for a period of days.
  slot smallint check (slot between 0 and 287),
  -- Every step as it was computed when the bill was issued, money as decimal text.
  receipt jsonb not null,
  -- What the agent earned in the period, and with all below that the brand pays: as issued, and by what is known now.
  earned bigint not null,
  earned_now bigint not null,
  total_now bigint not null check (total_now >= 0),
  -- Of it what bills have counted: the difference is a line of the contract's next bill.
  earned_counted bigint not null,
  -- The loss a dividend carries on to its next period.
  carried_now bigint not null default 0 check (carried_now <= 0),
  -- Of earlier periods and of what was owed; what remains owed after this bill.
  corrected bigint not null,
  owed_before bigint not null check (owed_before <= 0),
  owed_after bigint not null check (owed_after <= 0),
  payable bigint not null check (payable >= 0),
  -- Taken back from the wallet at once, with what it lacked and now owes.
  taken_back bigint not null default 0 check (taken_back >= 0),
  state text not null check (state in ('issued', 'unapproved', 'uncollected', 'denied', 'not_reached', 'insufficient',
    'part_collected', 'paid', 'expired')),
  -- What the upline has put aside, and what has reached who earned it.
  set_aside bigint not null default 0,
  collected bigint not null default 0,
  -- Null: paid by itself.
  collect_days smallint check (collect_days > 0),
  issued_at timestamptz not null,
  expires_at timestamptz,
  ended_at timestamptz,
  decided_by text,
  decision_reason text,
  proposal_id uuid,
  version integer not null default 1,
  check (to_day >= from_day),
  check (set_aside between 0 and payable),
  check (collected between 0 and payable),
  check ((earned + corrected + owed_before) = (payable - taken_back + owed_after)),
  check (payer = 'platform' or collected <= set_aside),
  check (payer = 'upline' or set_aside = 0),
  check ((payer = 'upline') <= (upline_id is not null)),
  check ((state = 'paid') <= (collected = payable)),
  check ((state in ('paid', 'denied', 'not_reached', 'expired')) = (ended_at is not null)),
  unique nulls not distinct (contract_id, from_day, slot)
);
create index bill_of_member on bills.bill (member_id, kind, issued_at desc, id desc);
create index bill_of_upline on bills.bill (upline_id, kind, issued_at desc, id desc) where upline_id is not null;
create index bill_of_brand on bills.bill (merchant_id, issued_at desc, id desc);
create index bill_of_contract on bills.bill (contract_id, to_day);
create index bill_open on bills.bill (state, issued_at) where state in ('issued', 'unapproved', 'uncollected', 'insufficient',
  'part_collected');
create index bill_corrected on bills.bill (contract_id) where earned_counted <> earned_now;
grant select, insert, update (earned_now, total_now, earned_counted, carried_now, state, set_aside, collected, expires_at,
  ended_at, decided_by, decision_reason, proposal_id, version) on bills.bill to lanna_app;

-- Earlier bills of which a bill makes up the difference.
create table bills.correction (
  bill_id uuid references bills.bill,
  of_id uuid references bills.bill,
  was bigint not null,
  "is" bigint not null,
  primary key (bill_id, of_id)
);
grant select, insert on bills.correction to lanna_app;

-- Which contracts above leave out what a bill came to.
create table bills.deduction (
  contract_id uuid,
  bill_id uuid references bills.bill,
  primary key (contract_id, bill_id)
);
create index deduction_of_bill on bills.deduction (bill_id);
grant select, insert on bills.deduction to lanna_app;

-- Money that moved for a bill; its id is the reference of the posting.
create table bills.movement (
  id uuid primary key,
  bill_id uuid not null references bills.bill,
  kind text not null check (kind in ('set_aside', 'returned', 'paid', 'taken_back', 'shortfall')),
  amount bigint not null check (amount > 0),
  at timestamptz not null
);
create index movement_of_bill on bills.movement (bill_id, at);
grant select, insert on bills.movement to lanna_app;

create schema envelopes;
grant usage on schema envelopes to lanna_app;

create table envelopes.envelope (
  -- Also the purpose of its account in the ledger and the reference under which it was filled.
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  agent_id uuid not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  shares integer not null check (shares between 1 and 500),
  split text not null check (split in ('equal', 'random')),
  -- members: those of envelopes.chosen · direct: directly below the agent · line: at any depth · active: at any depth, with a settled bet in the week before.
  audience text not null check (audience in ('members', 'direct', 'line', 'active')),
  -- Of `active`: the days of the brand that are looked at.
  active_from date,
  active_to date,
  wish text check (char_length(wish) <= 80),
  -- Hex; shown with its SHA-256 alone until the envelope is over. Both are there for a random split only.
  seed text check (seed ~ '^[0-9a-f]{64}$'),
  commitment text check (commitment ~ '^[0-9a-f]{64}$'),
  state text not null default 'open' check (state in ('open', 'claimed', 'expired', 'cancelled', 'stopped')),
  claimed integer not null default 0,
  claimed_amount bigint not null default 0,
  given_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- The reference under which what is left goes back.
  return_id uuid not null unique,
  returned bigint not null default 0 check (returned >= 0),
  -- Who was notified so far: members in the order of their ids; null when all are.
  told_to uuid default '00000000-0000-0000-0000-000000000000',
  stopped_by text,
  stop_reason text,
  check ((active_from is null) = (audience <> 'active')),
  check ((active_to is null) = (audience <> 'active')),
  check (claimed between 0 and shares),
  check (claimed_amount between 0 and amount),
  check (expires_at > given_at),
  check ((split = 'random') = (seed is not null)),
  check ((seed is null) = (commitment is null)),
  check ((state = 'open') = (ended_at is null)),
  check (state = 'open' and returned = 0 or returned = (amount - claimed_amount)),
  check ((state = 'stopped') = (stopped_by is not null))
);
create index envelope_of_agent on envelopes.envelope (agent_id, given_at desc, id desc);
create index envelope_of_brand on envelopes.envelope (merchant_id, given_at desc, id desc);
create index envelope_open on envelopes.envelope (agent_id, expires_at) where state = 'open';
create index envelope_to_end on envelopes.envelope (expires_at) where state = 'open';
create index envelope_to_tell on envelopes.envelope (given_at) where told_to is not null and state = 'open';
grant select, insert, update (state, claimed, claimed_amount, ended_at, returned, told_to, stopped_by,
  stop_reason) on envelopes.envelope to lanna_app;

-- The members that an envelope for chosen members is given to.
create table envelopes.chosen (
  envelope_id uuid references envelopes.envelope,
  member_id uuid,
  primary key (envelope_id, member_id)
);
create index chosen_member on envelopes.chosen (member_id);
grant select, insert on envelopes.chosen to lanna_app;

-- What each share comes to, computed when the envelope is given; the first claim takes the first.
create table envelopes.share (
  -- The reference under which it is paid.
  id uuid primary key,
  envelope_id uuid not null references envelopes.envelope,
  place integer not null check (place >= 1),
  amount bigint not null check (amount > 0),
  member_id uuid,
  claimed_at timestamptz,
  check ((claimed_at is null) = (member_id is null)),
  unique (envelope_id, place),
  unique (envelope_id, member_id)
);
create index share_of_member on envelopes.share (member_id, claimed_at desc, id desc) where member_id is not null;
grant select, insert, update (member_id, claimed_at) on envelopes.share to lanna_app;

\function envelopes.keep_claim
\function envelopes.keep_end
create trigger keep_claim before update on envelopes.share
  for each row execute function envelopes.keep_claim();
create trigger keep_end before update on envelopes.envelope
  for each row execute function envelopes.keep_end();

-- ==================== oversight =========================================

create schema reports;
grant usage on schema reports to lanna_app;

-- Who registered on a day of the brand's that is over, by where they came from. Demo accounts do not count.
create table reports.registration_day (
  merchant_id uuid references brands.merchant,
  day date,
  source text check (source in ('invitation', 'agent', 'referral', 'direct')),
  -- The agent's code; empty where there was none.
  code text,
  members integer not null check (members > 0),
  primary key (merchant_id, day, source, code)
);
grant select, insert on reports.registration_day to lanna_app;

-- Days up to this one are added up.
create table reports.registration_progress (
  merchant_id uuid primary key references brands.merchant,
  summed_to date not null
);
grant select, insert, update on reports.registration_progress to lanna_app;

-- What works and what does not: measured every minute, by brand.
create schema status;
grant usage on schema status to lanna_app;

-- Calls of the brand's visitors, by the minute they were answered in; of the last days.
create table status.http_minute (
  merchant_id uuid references brands.merchant,
  part text check (part in ('site', 'log_in')),
  minute timestamptz,
  requests integer not null,
  -- Of those: answered with a fault of ours.
  failed integer not null,
  primary key (merchant_id, part, minute)
);
create index on status.http_minute (minute);
grant select, insert, update, delete on status.http_minute to lanna_app;

-- When a brand was last measured: of two processes one does it.
create table status.measurement (
  merchant_id uuid primary key references brands.merchant,
  measured_at timestamptz not null
);
grant select, insert, update on status.measurement to lanna_app;

create table status.component (
  merchant_id uuid references brands.merchant,
  -- site, log_in, withdrawals, push, or kind and subject: `games:LANNA`.
  code text check (char_length(code) <= 80),
  kind text not null check (kind in ('site', 'log_in', 'games', 'deposits', 'withdrawals', 'push')),
  subject text,
  name jsonb,
  position integer not null,
  state text not null check (state in ('works', 'slow', 'disturbed', 'down', 'stopped')),
  since timestamptz not null,
  judged_at timestamptz not null,
  off_since timestamptz,
  back_since timestamptz,
  today jsonb,
  -- Not part of the last measurement: a vendor or a method the brand has no more.
  is_gone boolean not null default false,
  primary key (merchant_id, code)
);
grant select, insert, update on status.component to lanna_app;

-- Minutes of a day of the brand's in each state.
create table status.day (
  merchant_id uuid,
  code text,
  day date,
  works integer not null default 0,
  slow integer not null default 0,
  disturbed integer not null default 0,
  down integer not null default 0,
  stopped integer not null default 0,
  primary key (merchant_id, code, day),
  foreign key (merchant_id, code) references status.component (merchant_id, code)
);
create index on status.day (day);
grant select, insert, update, delete on status.day to lanna_app;

create table status.incident (
  id uuid primary key,
  merchant_id uuid not null,
  code text not null,
  -- The gravest it came to.
  state text not null check (state in ('slow', 'disturbed', 'down', 'stopped')),
  opened_at timestamptz not null,
  closed_at timestamptz,
  check (closed_at >= opened_at),
  foreign key (merchant_id, code) references status.component (merchant_id, code)
);
create unique index incident_open on status.incident (merchant_id, code) where closed_at is null;
create index incident_of_brand on status.incident (merchant_id, opened_at desc, id desc);
grant select, insert, update (state, closed_at) on status.incident to lanna_app;

create table status.note (
  id uuid primary key,
  incident_id uuid not null references status.incident,
  words platform.local_text not null,
  at timestamptz not null,
  operator_name text not null
);
create index note_of_incident on status.note (incident_id, at desc);
grant select, insert on status.note to lanna_app;

create table status.maintenance (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  words platform.local_text not null,
  announced_by text not null,
  cancelled_at timestamptz,
  check (ends_at > begins_at)
);
create index maintenance_of_brand on status.maintenance (merchant_id, begins_at desc, id desc);
grant select, insert, update (cancelled_at) on status.maintenance to lanna_app;

create trigger append_only before update or delete on status.note
  for each row execute function ledger.refuse_change();

-- Two accounts of one line that share what one person has: an agent and an account below (self-referral), or two accounts directly below one agent.
create schema anomalies;
grant usage on schema anomalies to lanna_app;

create table anomalies.finding (
  id uuid primary key,
  merchant_id uuid not null references brands.merchant,
  -- self_referral: the agent itself is one of the two · same_line: both are directly below the agent.
  kind text not null check (kind in ('self_referral', 'same_line')),
  agent_id uuid not null,
  -- The lower account, and the one it shares with; of two side by side the later one first.
  member_id uuid not null,
  other_id uuid not null,
  -- device, phone, email, id_number, name_and_birthday, bank_account, address.
  signals text[] not null,
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  state text not null default 'open' check (state in ('open', 'dismissed', 'confirmed')),
  reason text,
  decided_by text,
  decided_at timestamptz,
  version integer not null default 1,
  check ((state = 'open') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null) and (decided_by is null) = (reason is null)),
  unique (member_id, other_id)
);
create index finding_open on anomalies.finding (merchant_id, first_seen) where state = 'open';
create index finding_of_brand on anomalies.finding (merchant_id, first_seen desc, id desc);
grant select, insert, update (signals, last_seen, state, reason, decided_by, decided_at,
  version) on anomalies.finding to lanna_app;

-- How far each source has been looked through.
create table anomalies.cursor (
  source text primary key,
  until timestamptz not null
);
grant select, insert, update on anomalies.cursor to lanna_app;
