create or replace function studio.plan_sports_settlement() returns trigger
language plpgsql security definer set search_path = pg_catalog, studio as $$
begin
  insert into studio.sports_settlement (fixture_id, version, due_at) values (new.fixture_id, new.version, new.stands_at);
  return null;
end $$;
