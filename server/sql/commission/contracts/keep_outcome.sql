-- What was closed stays as it is, but for the day a contract ends on, which may come earlier.
create or replace function contracts.keep_outcome() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if old.state in ('denied', 'expired', 'invalid') or (old.state = 'ended' and (new.state <> 'ended' or new.last_day > old.last_day)) then
    raise exception 'a contract that is closed keeps its outcome';
  end if;
  if old.from_day is not null and (new.from_day, new.signed_at) is distinct from (old.from_day, old.signed_at) then
    raise exception 'a contract that was signed keeps its first day';
  end if;
  return new;
end $$;
