create or replace function studio.refuse_smaller_fence() returns trigger language plpgsql as $$
begin
  if new.fence < old.fence or new.subject <> old.subject then
    raise exception 'the fence of % only grows', old.subject;
  end if;
  return new;
end $$;
