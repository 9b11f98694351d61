-- Packets of shots (decision 202). A packet is one bet of the wallet: what it reserves is shot from, and what was not shot is given back with what was won. Only hits that were drawn cost anything, and each is a row.
create table studio.fishing_packet (
  id uuid primary key,
  player_id uuid not null references studio.player,
  game_code text not null,
  -- The hall it is shot in, and the process that holds it: both end with the packet.
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
  check ((due_at is not null) = (state in ('placing', 'open', 'returning', 'closing'))),
  check ((refusal is not null) = (state = 'refused')),
  check (state not in ('placing', 'refused', 'returning', 'returned') or hits = 0)
) with (fillfactor = 60);
-- A player shoots from one packet at a time, whatever devices they hold.
create unique index on studio.fishing_packet (player_id) where state in ('placing', 'open');
create index on studio.fishing_packet (player_id, id desc);
create index on studio.fishing_packet (due_at) where due_at is not null;
create index on studio.fishing_packet (game_code) where state in ('placing', 'open');

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

create function studio.guard_fishing_packet() returns trigger
language plpgsql security definer set search_path = pg_catalog, studio as $$
begin
  if (new.id, new.player_id, new.game_code, new.hall_id, new.seed_pair_id, new.currency, new.rule_version, new.reserve, new.opened_at, new.closes_at,
      new.bet_uuid, new.win_uuid, new.rollback_uuid)
      is distinct from (old.id, old.player_id, old.game_code, old.hall_id, old.seed_pair_id, old.currency, old.rule_version, old.reserve, old.opened_at, old.closes_at,
      old.bet_uuid, old.win_uuid, old.rollback_uuid) then
    raise exception 'what a packet was is not changed';
  end if;
  if old.state <> new.state and (old.state, new.state) not in (
    ('placing', 'open'), ('placing', 'refused'), ('placing', 'returning'), ('open', 'returning'), ('open', 'closing'), ('open', 'returned'), ('open', 'closed'),
    ('returning', 'returned'), ('returning', 'disputed'), ('closing', 'closed'), ('closing', 'disputed')) then
    raise exception 'a packet that is % cannot become %', old.state, new.state;
  end if;
  if old.state <> 'open' and (new.shots, new.hits, new.kills, new.spent, new.payout)
      is distinct from (old.shots, old.hits, old.kills, old.spent, old.payout) then
    raise exception 'nothing is shot from a packet that is %', old.state;
  end if;
  return new;
end $$;
create trigger guard_fishing_packet before update on studio.fishing_packet
  for each row execute function studio.guard_fishing_packet();

-- A hit is of a packet that is open, which its writer has locked.
create function studio.guard_fishing_hit() returns trigger
language plpgsql security definer set search_path = pg_catalog, studio as $$
begin
  if not exists (select from studio.fishing_packet where id = new.packet_id and state = 'open') then
    raise exception 'a hit needs an open packet';
  end if;
  return new;
end $$;
create trigger guard_fishing_hit before insert on studio.fishing_hit
  for each row execute function studio.guard_fishing_hit();

grant select, insert on studio.fishing_packet, studio.fishing_hit to lanna_studio;
grant update (wallet_token, state, refusal, shots, hits, kills, spent, payout, balance_after, due_at, attempts, last_error, closed_at, finished_at)
  on studio.fishing_packet to lanna_studio;

-- Demo players leave with their packets too.
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
  delete from studio.seed_pair where player_id = any(gone);
  delete from studio.player where id = any(gone);
  return coalesce(cardinality(gone), 0);
end $$;
