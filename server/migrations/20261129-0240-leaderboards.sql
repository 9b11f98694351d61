-- Leaderboards: prizes of a brand for the first places among members whose settled bets are compared.
create schema leaderboards;
grant usage on schema leaderboards to lanna_app;

insert into ledger.posting_rule (code, debit_kind, credit_kind, same_owner, in_line) values
  ('leaderboard_prize', 'pool', 'player_cash', false, null),
  ('leaderboard_prize', 'pool', 'agent', false, null)
on conflict do nothing;

create table leaderboards.board (
  id uuid primary key,
  merchant_id uuid not null,
  currency text not null,
  -- closed: no bet adds to a score any more, and its places are reviewed; paying: its places are fixed.
  state text not null check (state in ('draft', 'published', 'closed', 'paying', 'ended', 'stopped')),
  title platform.local_text not null,
  score text not null check (score in ('points', 'multiple')),
  -- Kinds of games that count; none: all.
  categories text[] not null,
  -- Bets of less do not count for the best multiple.
  least_stake bigint not null check ((score = 'multiple') = (least_stake > 0)),
  -- Bets placed within count.
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- rules/src/rewards/leaderboards/terms.ts, and what they come to.
  prizes jsonb not null check (jsonb_typeof(prizes) = 'array'),
  pool bigint not null check (pool > 0),
  -- From here on nothing above changes.
  published_at timestamptz,
  closed_at timestamptz,
  pays_at timestamptz check (pays_at > closed_at),
  return_id uuid not null unique,
  returned bigint not null default 0 check (returned between 0 and pool),
  ended_at timestamptz,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  made_by_name text not null,
  edit integer not null default 1,
  check ((state = 'draft') = (published_at is null)),
  check ((state in ('ended', 'stopped')) = (ended_at is not null)),
  check ((closed_at is null) = (pays_at is null)),
  check (state not in ('closed', 'paying', 'ended') or closed_at is not null)
);
create index board_of_brand on leaderboards.board (merchant_id, made_at desc, id desc);
create index board_by_start on leaderboards.board (merchant_id, starts_at desc, id desc);
create index board_in_force on leaderboards.board (merchant_id, ends_at) where state in ('published', 'closed', 'paying');
grant select, insert, update on leaderboards.board to lanna_app;

-- What each settled bet counts, in hundred-thousandths of a point or of a multiple, and when it was settled.
create table leaderboards.counted (
  board_id uuid not null references leaderboards.board,
  bet_id uuid not null,
  member_id uuid not null,
  amount bigint not null check (amount >= 0),
  at timestamptz not null,
  primary key (board_id, bet_id)
);
create index counted_of_member on leaderboards.counted (board_id, member_id);
grant select on leaderboards.counted to lanna_app;
create table leaderboards.counting (
  is_only boolean primary key default true check (is_only),
  counted_to bigint not null
);
grant select, insert, update on leaderboards.counting to lanna_app;

-- What a member's counted bets come to: their sum, or the best of them; and the moment it was reached.
create table leaderboards.score (
  board_id uuid not null references leaderboards.board,
  member_id uuid not null,
  score bigint not null check (score >= 0),
  reached_at timestamptz not null,
  primary key (board_id, member_id)
);
create index score_by_place on leaderboards.score (board_id, score desc, reached_at);
grant select on leaderboards.score to lanna_app;

-- Members whom operators have taken out, or are deciding about: no prize is paid while a decision is open.
create table leaderboards.removal (
  board_id uuid not null references leaderboards.board,
  member_id uuid not null,
  state text not null check (state in ('proposed', 'decided')),
  reason text not null,
  by_name text not null,
  at timestamptz not null,
  primary key (board_id, member_id)
);
grant select, insert, update, delete on leaderboards.removal to lanna_app;

-- Places as they were fixed. passed: its member was out of play when it was to be paid.
create table leaderboards.prize (
  id uuid primary key,
  board_id uuid not null references leaderboards.board,
  merchant_id uuid not null,
  member_id uuid not null,
  place integer not null check (place between 1 and 100),
  score bigint not null check (score > 0),
  reached_at timestamptz not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('waiting', 'paid', 'passed')),
  fixed_at timestamptz not null,
  paid_at timestamptz,
  check ((state = 'paid') = (paid_at is not null)),
  unique (board_id, member_id)
);
create index prize_by_place on leaderboards.prize (board_id, place);
create index prize_by_time on leaderboards.prize (merchant_id, fixed_at desc, id desc);
create index prize_of_member on leaderboards.prize (member_id);
grant select, insert, update (state, paid_at) on leaderboards.prize to lanna_app;

-- Refused by the database itself, for every program: a leaderboard that becomes another one, and a place that does.
\function leaderboards.refuse_other_terms
create trigger terms_stay before update or delete on leaderboards.board for each row execute function leaderboards.refuse_other_terms();
\function leaderboards.refuse_other_place
create trigger places_stay before update or delete on leaderboards.prize for each row execute function leaderboards.refuse_other_place();

update operators.role set permissions = permissions || '{leaderboards.read}', version = version + 1
where code in ('support', 'risk') and not permissions @> '{leaderboards.read}';
update operators.role set permissions = permissions || '{leaderboards.read,leaderboards.change}', version = version + 1
where code in ('finance', 'content') and not permissions @> '{leaderboards.change}';
