-- Each change of a row counts, from wherever it comes: an operator's form that was opened before is refused.
create or replace function catalogue.next_version() returns trigger language plpgsql as $$
begin
  -- What is generated is not there yet, and follows from the rest.
  if to_jsonb(new) - '{search_key,sound_key}'::text[] is distinct from to_jsonb(old) - '{search_key,sound_key}'::text[] then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
