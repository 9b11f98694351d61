create schema catalogue;
grant usage on schema catalogue to lanna_app;

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
  wallet_kind text not null default 'seamless' check (wallet_kind in ('seamless', 'transfer')),
  demo_supported boolean not null default false,
  -- Whether a free bet's amount is the stake's worth ('stake') or always zero ('zero').
  free_bet_amount text not null default 'stake' check (free_bet_amount in ('stake', 'zero')),
  -- The vendor commits to seeds and answers /fair/… and receipts.
  provable boolean not null default false,
  created_at timestamptz not null
);

create table catalogue.vendor_group (
  vendor_id uuid not null references catalogue.vendor,
  game_type text not null check (game_type in ('ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS')),
  primary key (vendor_id, game_type)
);

create table catalogue.brand_vendor (
  merchant_id uuid not null references brands.merchant,
  vendor_id uuid not null references catalogue.vendor,
  enabled boolean not null default true,
  is_hot boolean not null default false,
  position integer not null default 0,
  primary key (merchant_id, vendor_id)
);

-- What a search compares: one form of letters that can be typed in two, no case, no spaces (Thai puts them freely).
create function catalogue.search_key(words text) returns text
language sql immutable parallel safe
return translate(lower(normalize(words, nfkc)), E' \t\r\n-\u200b', '');

create table catalogue.game (
  id uuid primary key,
  vendor_id uuid not null references catalogue.vendor,
  code text not null,
  name text not null,
  name_th text,
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
  search_key text not null generated always as
    (catalogue.search_key(name) || E'\n' || catalogue.search_key(coalesce(name_th, ''))) stored,
  unique (vendor_id, code),
  foreign key (vendor_id, game_type) references catalogue.vendor_group
);
create index on catalogue.game (game_type, popularity desc, id);

create table catalogue.hot_game (
  merchant_id uuid not null references brands.merchant,
  game_id uuid not null references catalogue.game,
  position integer not null,
  primary key (merchant_id, game_id)
);

create table catalogue.favourite_game (
  member_id uuid not null references accounts.member,
  game_id uuid not null references catalogue.game,
  marked_at timestamptz not null,
  primary key (member_id, game_id)
);

create table catalogue.recent_game (
  member_id uuid not null references accounts.member,
  game_id uuid not null references catalogue.game,
  opened_at timestamptz not null,
  primary key (member_id, game_id)
);
create index on catalogue.recent_game (member_id, opened_at desc);

grant select, insert, update on catalogue.vendor, catalogue.game, catalogue.brand_vendor, catalogue.recent_game to lanna_app;
grant select, insert, delete on catalogue.vendor_group, catalogue.hot_game, catalogue.favourite_game to lanna_app;
