create or replace function studio.guard_sports_fixture() returns trigger
language plpgsql security definer set search_path = pg_catalog, studio as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'prematch' or new.result_version <> 0 then raise exception 'a fixture begins before the match'; end if;
    return new;
  end if;
  if (new.id, new.competition_id, new.home_id, new.away_id, new.source, new.source_key, new.planned_at, new.round_id, new.round_place)
      is distinct from (old.id, old.competition_id, old.home_id, old.away_id, old.source, old.source_key, old.planned_at, old.round_id, old.round_place) then
    raise exception 'what a fixture is does not change';
  end if;
  if (new.state <> old.state or new.result_version <> old.result_version)
    and not exists (select from studio.sports_fixture_move m where (m.before, m.after) = (old.state, new.state)) then
    if new.state <> old.state then raise exception 'a fixture that is % cannot become %', old.state, new.state; end if;
  end if;
  if new.result_version < old.result_version then raise exception 'versions of a result only grow'; end if;
  return new;
end $$;
