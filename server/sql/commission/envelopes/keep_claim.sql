-- A share that was opened stays with its member.
create or replace function envelopes.keep_claim() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if old.member_id is not null and (new.member_id, new.claimed_at) is distinct from (old.member_id, old.claimed_at) then
    raise exception 'a share that was claimed stays with whom it was claimed by';
  end if;
  return new;
end $$;
