-- Vendors and games in operators' hands: what they edit carries a version, what they stop is a row with its reason, and what
-- vendors' calls come to is counted by the minute.

-- Where the vendor's own back office is; null when it has none.
alter table catalogue.vendor
  add column back_office_url text,
  add column version integer not null default 1;

alter table catalogue.game
  add column version integer not null default 1,
  -- What an operator has set by hand, by the names of columns: an import leaves it.
  add column by_hand text[] not null default '{}',
  -- Its own picture, where it has one; else it is drawn.
  add column picture_id uuid;

alter table catalogue.brand_vendor add column version integer not null default 1;

-- Whoever changes a row, from wherever: an operator's form that was opened before is refused.
create function catalogue.next_version() returns trigger language plpgsql as $$
begin
  -- What is generated is not there yet, and follows from the rest.
  if to_jsonb(new) - '{search_key,sound_key}'::text[] is distinct from to_jsonb(old) - '{search_key,sound_key}'::text[] then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger next_version before update on catalogue.vendor
  for each row execute function catalogue.next_version();
create trigger next_version before update on catalogue.brand_vendor
  for each row execute function catalogue.next_version();
-- Every launch counts for a game's popularity; that edits nothing.
create trigger next_version before update on catalogue.game
  for each row when ((old.name, old.game_type, old.features, old.demo_supported, old.enabled, old.picture_id, old.volatility,
      old.lines, old.rtp_basis_points, old.min_bet, old.max_bet)
    is distinct from (new.name, new.game_type, new.features, new.demo_supported, new.enabled, new.picture_id, new.volatility,
      new.lines, new.rtp_basis_points, new.min_bet, new.max_bet))
  execute function catalogue.next_version();

-- What a brand does with a game besides putting it forward: leave it out, or give it a place before those that players choose most.
create table catalogue.brand_game (
  merchant_id uuid not null references brands.merchant,
  game_id uuid not null references catalogue.game,
  hidden boolean not null default false,
  position integer check (position between 0 and 100000),
  version integer not null default 1,
  primary key (merchant_id, game_id)
);
create index on catalogue.brand_game (game_id);
create trigger next_version before update on catalogue.brand_game
  for each row execute function catalogue.next_version();
grant select, insert, update on catalogue.brand_game to lanna_app;

-- Re-encoded by the server, under a name of its own; never what was uploaded.
create table catalogue.game_picture (
  id uuid primary key,
  game_id uuid not null references catalogue.game,
  width integer not null,
  height integer not null,
  webp bytea not null check (octet_length(webp) <= 1048576),
  created_at timestamptz not null
);
create index on catalogue.game_picture (game_id);
alter table catalogue.game add foreign key (picture_id) references catalogue.game_picture;
grant select, insert, delete on catalogue.game_picture to lanna_app;

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
  check (kind in ('vendor', 'game') or merchant_id is not null),
  check ((ended_at is null) = (ended_by is null))
);
create unique index on catalogue.stop (subject_id, merchant_id) nulls not distinct where ended_at is null;
create index on catalogue.stop (merchant_id, started_at desc);
grant select, insert on catalogue.stop to lanna_app;
grant update (ended_at, ended_by, ended_by_name, end_reason) on catalogue.stop to lanna_app;

-- What calls between a vendor and us came to, minute by minute. in: the vendor's calls to the wallet · out: ours to the vendor.
create table catalogue.vendor_call_minute (
  vendor_id uuid not null references catalogue.vendor,
  direction text not null check (direction in ('in', 'out')),
  minute timestamptz not null,
  calls integer not null,
  -- Of those: not answered in time, answered with nothing certain, or wrongly signed.
  errors integer not null,
  total_ms bigint not null,
  longest_ms integer not null,
  primary key (vendor_id, direction, minute)
);
create index on catalogue.vendor_call_minute (minute);
grant select, insert, update, delete on catalogue.vendor_call_minute to lanna_app;
