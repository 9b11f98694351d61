create or replace function studio.note_leader() returns trigger
language plpgsql security definer set search_path = pg_catalog, studio as $$
begin
  if tg_op = 'INSERT' or new.fence <> old.fence then
    insert into studio.lease_change (subject, fence, holder, at) values (new.subject, new.fence, new.holder, new.acquired_at);
  end if;
  return null;
end $$;
