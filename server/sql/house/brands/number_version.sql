-- Each change of what an operator may set is a new version, made in the console or not, so that a form opened before is refused.
create or replace function brands.number_version() returns trigger
language plpgsql
as $$
begin
  if (new.settings, new.name, new.enabled, new.currency_symbol, new.time_zone, new.languages, new.default_language, new.theme)
    is distinct from
    (old.settings, old.name, old.enabled, old.currency_symbol, old.time_zone, old.languages, old.default_language, old.theme)
  then
    new.version := old.version + 1;
  end if;
  return new;
end $$;

revoke execute on function brands.number_version from public;
