-- A hit is of a packet that is open, which its writer has locked.
create or replace function studio.guard_fishing_hit() returns trigger
language plpgsql security definer set search_path = pg_catalog, studio as $$
begin
  if not exists (select from studio.fishing_packet where id = new.packet_id and state = 'open') then
    raise exception 'a hit needs an open packet';
  end if;
  return new;
end $$;
