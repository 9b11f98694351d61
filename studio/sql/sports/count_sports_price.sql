create or replace function studio.count_sports_price() returns trigger language plpgsql as $$
begin
  if new.odds = old.odds then
    if new.version <> old.version then raise exception 'a version stands for a price'; end if;
    return new;
  end if;
  new.version := old.version + 1;
  new.changed_at := clock_timestamp();
  return new;
end $$;
