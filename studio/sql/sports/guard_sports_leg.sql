create or replace function studio.guard_sports_leg() returns trigger
language plpgsql security definer set search_path = pg_catalog, studio as $$
begin
  if (new.slip_id, new.place, new.fixture_id, new.market, new.selection, new.odds, new.price_version, new.liability)
      is distinct from (old.slip_id, old.place, old.fixture_id, old.market, old.selection, old.odds, old.price_version, old.liability) then
    raise exception 'what a leg was is not changed';
  end if;
  if old.result_version is not null and (new.result_version is null or new.result_version < old.result_version) then
    raise exception 'a leg goes by the newest result';
  end if;
  return new;
end $$;
