create or replace function studio.guard_sports_outright() returns trigger
language plpgsql security definer set search_path = pg_catalog, studio as $$
begin
  if tg_op = 'UPDATE' and (new.fixture_id, new.runners) is distinct from (old.fixture_id, old.runners) then
    raise exception 'who takes part in an outright does not change';
  end if;
  if not exists (select from studio.sports_fixture f where f.id = new.fixture_id and f.home_id is null and f.starts_at <= new.ends_at) then
    raise exception 'an outright is a fixture without sides that ends after its bets';
  end if;
  return new;
end $$;
