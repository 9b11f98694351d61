create or replace function studio.guard_sports_slip() returns trigger
language plpgsql security definer set search_path = pg_catalog, studio as $$
begin
  if tg_op = 'INSERT' then
    if new.state not in ('placing', 'open') or new.paid is not null or new.payout is not null then raise exception 'a slip begins as a stake'; end if;
    return new;
  end if;
  if (new.id, new.player_id, new.game_code, new.idempotency_key, new.request_digest, new.type, new.sizes, new.lines, new.currency, new.stake,
      new.most_paid, new.rule_version, new.placed_at, new.bet_uuid, new.win_uuid, new.rollback_uuid)
      is distinct from
      (old.id, old.player_id, old.game_code, old.idempotency_key, old.request_digest, old.type, old.sizes, old.lines, old.currency, old.stake,
      old.most_paid, old.rule_version, old.placed_at, old.bet_uuid, old.win_uuid, old.rollback_uuid) then
    raise exception 'what a slip was is not changed';
  end if;
  if new.holds and not old.holds then raise exception 'liability is counted once'; end if;
  if old.state <> new.state and (old.state, new.state) not in (
    ('placing', 'open'), ('placing', 'refused'), ('placing', 'returning'), ('returning', 'returned'), ('returning', 'disputed'),
    ('open', 'paying'), ('open', 'settled'), ('paying', 'settled'), ('paying', 'disputed'), ('settled', 'paying')) then
    raise exception 'a slip that is % cannot become %', old.state, new.state;
  end if;
  if new.correction < old.correction or (new.correction > old.correction and old.paid is null) then
    raise exception 'corrections are counted upwards, of what was paid';
  end if;
  return new;
end $$;
