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

-- The terms of a packet from its opening to its end. Null: it was opened by a release that knew none, and all bets of its sheet may be shot.
alter table studio.fishing_packet
  add column setting_version integer check (setting_version >= 0),
  add column min_bet bigint check (min_bet > 0),
  add column max_bet bigint check (max_bet >= min_bet);

create or replace function studio.guard_fishing_packet() returns trigger
language plpgsql security definer set search_path = pg_catalog, studio as $$
begin
  if (new.id, new.player_id, new.game_code, new.hall_id, new.seed_pair_id, new.currency, new.rule_version, new.reserve, new.opened_at, new.closes_at,
      new.bet_uuid, new.win_uuid, new.rollback_uuid, new.setting_version, new.min_bet, new.max_bet)
      is distinct from (old.id, old.player_id, old.game_code, old.hall_id, old.seed_pair_id, old.currency, old.rule_version, old.reserve, old.opened_at, old.closes_at,
      old.bet_uuid, old.win_uuid, old.rollback_uuid, old.setting_version, old.min_bet, old.max_bet) then
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
