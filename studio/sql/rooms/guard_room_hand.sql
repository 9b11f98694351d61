create or replace function studio.guard_room_hand() returns trigger
language plpgsql security definer set search_path = pg_catalog, studio as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'reserving' then raise exception 'a hand begins with its stakes'; end if;
    if not exists (select from studio.fair_chain where id = new.chain_id and subject = new.subject and published_at < now()) then
      raise exception 'the anchor of the chain was not public before';
    end if;
    return null;
  end if;
  if (new.id, new.table_id, new.demo, new.subject, new.number, new.rule_version, new.base, new.dealer, new.chain_id, new.place, new.link_before, new.opens_late, new.began_at)
      is distinct from (old.id, old.table_id, old.demo, old.subject, old.number, old.rule_version, old.base, old.dealer, old.chain_id, old.place, old.link_before, old.opens_late, old.began_at)
    or (old.state <> 'reserving' and new.seats is distinct from old.seats) then
    raise exception 'what a hand was is not changed';
  end if;
  if old.state in ('settled', 'void') or (old.state <> new.state and (old.state, new.state) not in (
    ('reserving', 'opening'), ('opening', 'playing'), ('playing', 'settled'), ('reserving', 'void'), ('opening', 'void'), ('playing', 'void'))) then
    raise exception 'a hand that is % cannot become %', old.state, new.state;
  end if;
  -- The sum of a hand is its rake, to the last unit.
  if new.state = 'settled' and new.rake <> (select coalesce(sum(rake), 0) from studio.room_hand_seat where hand_id = new.id and won is not null) then
    raise exception 'the rake of a hand is that of its seats';
  end if;
  if new.state = 'settled' and 0 <> (select coalesce(sum(won), 0) from studio.room_hand_seat where hand_id = new.id and won is not null) then
    raise exception 'seats win of one another alone';
  end if;
  -- A hand that is over leaves no stake in it.
  if new.state in ('settled', 'void') and exists (select from studio.room_hand_seat where hand_id = new.id and state in ('placing', 'staked')) then
    raise exception 'a hand that is over holds a stake';
  end if;
  return null;
end $$;
