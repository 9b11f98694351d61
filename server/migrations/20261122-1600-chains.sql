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
  unique (purpose, number),
  check (reserved between 0 and links)
);
grant select, insert on chains.chain to lanna_app;
grant update (reserved, secret) on chains.chain to lanna_app;

-- Links that have been shown. Append-only, each place once.
create table chains.revealed_link (
  chain_id uuid not null references chains.chain,
  place integer not null check (place > 0),
  link text not null check (link ~ '^[0-9a-f]{64}$'),
  revealed_at timestamptz not null,
  primary key (chain_id, place)
);
grant select, insert on chains.revealed_link to lanna_app;
