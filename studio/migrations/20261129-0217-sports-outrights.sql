-- Outrights (decision 222): who wins a competition, or comes in among its first. One is a fixture without sides: bets are taken until it starts, and all that hangs on a fixture (prices, liability, slips, results by version, cases) holds for it as well.
alter table studio.sports_fixture alter column home_id drop not null;
alter table studio.sports_fixture alter column away_id drop not null;
alter table studio.sports_fixture add constraint sports_fixture_sides_check check ((home_id is null) = (away_id is null));

create table studio.sports_outright (
  fixture_id uuid primary key references studio.sports_fixture,
  names jsonb not null check (names ?& array['TH', 'EN']),
  -- By selection: the names of each that one can bet on.
  runners jsonb not null check (jsonb_typeof(runners) = 'object'),
  -- When its end is expected; slips are open until then.
  ends_at timestamptz not null
);

create function studio.guard_sports_outright() returns trigger
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
create trigger guard_sports_outright before insert or update on studio.sports_outright
  for each row execute function studio.guard_sports_outright();

grant select, insert on studio.sports_outright to lanna_studio;
grant update (names, ends_at) on studio.sports_outright to lanna_studio;
