-- An envelope that is over stays over.
create or replace function envelopes.keep_end() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if old.state <> 'open' and (new.state, new.claimed, new.claimed_amount, new.returned) is distinct from
    (old.state, old.claimed, old.claimed_amount, old.returned) then
    raise exception 'an envelope that is over stays as it is';
  end if;
  return new;
end $$;
