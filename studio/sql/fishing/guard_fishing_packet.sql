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
