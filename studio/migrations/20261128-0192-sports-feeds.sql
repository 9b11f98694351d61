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

-- Whether a source has fallen silent by this database's clock: for matches in play after 20 s, before them after 60 s. The house and people are none.
create function studio.sports_is_silent(source text, state text) returns boolean
language sql stable set search_path = pg_catalog, studio as $$
  select source like 'feed:%' and not exists (
    select from studio.sports_feed f where 'feed:' || f.feed = source
      and f.producer = case when state = 'live' then 'live' else 'prematch' end
      and f.gap_since is null
      and f.last_at > clock_timestamp() - case when f.producer = 'live' then interval '20 seconds' else interval '60 seconds' end)
$$;
grant execute on function studio.sports_is_silent to lanna_studio;

grant select, insert on studio.sports_feed, studio.sports_feed_message, studio.sports_cancellation to lanna_studio;
grant update (next_sequence, last_at, gap_since, gaps, refused) on studio.sports_feed to lanna_studio;
grant update (taken_back_at) on studio.sports_cancellation to lanna_studio;
