create or replace function studio.guard_room_hand_seat() returns trigger
language plpgsql security definer set search_path = pg_catalog, studio as $$
begin
  if (new.hand_id, new.seat, new.demo, new.player_id, new.strategy, new.commitment, new.currency, new.reserve, new.bet_uuid, new.win_uuid, new.rollback_uuid)
      is distinct from (old.hand_id, old.seat, old.demo, old.player_id, old.strategy, old.commitment, old.currency, old.reserve, old.bet_uuid, old.win_uuid, old.rollback_uuid)
    or (old.seed is not null and new.seed is distinct from old.seed)
    or (old.won is not null and (new.won, new.rake) is distinct from (old.won, old.rake)) then
    raise exception 'what a seat of a hand was is not changed';
  end if;
  if old.state <> new.state and (old.state, new.state) not in (
    ('placing', 'staked'), ('placing', 'refused'), ('placing', 'returning'), ('staked', 'returning'), ('staked', 'returned'), ('staked', 'winning'), ('staked', 'won'),
    ('returning', 'returned'), ('returning', 'disputed'), ('winning', 'won'), ('winning', 'disputed')) then
    raise exception 'a seat of a hand that is % cannot become %', old.state, new.state;
  end if;
  return new;
end $$;
