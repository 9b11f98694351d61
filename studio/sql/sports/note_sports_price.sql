create or replace function studio.note_sports_price() returns trigger
language plpgsql security definer set search_path = pg_catalog, studio as $$
begin
  if tg_op = 'INSERT' or new.version <> old.version then
    insert into studio.sports_price_shown (fixture_id, market, selection, version, odds, at)
    values (new.fixture_id, new.market, new.selection, new.version, new.odds, new.changed_at);
  end if;
  return null;
end $$;
