-- What has ended stays as it is: an order of money has one outcome.
create or replace function transfers.keep_outcome() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if old.state in ('done', 'refused') and (new.state, new.reason, new.ended_at) is distinct from (old.state, old.reason, old.ended_at) then
    raise exception 'a transfer that has ended keeps its outcome';
  end if;
  return new;
end $$;
