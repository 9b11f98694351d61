-- A row is gone, or its file was dropped: what the bucket holds of it is removed. What everybody could see stays some days, for a database that is
-- restored to a moment before; what was personal goes at once.
create or replace function platform.release_object() returns trigger
language plpgsql
as $$
begin
  with released as (delete from platform.stored_object where id = old.id returning name, key_id)
  insert into platform.object_removal (name, due_at)
  select name, now() + case when key_id is null then interval '7 days' else interval '0' end from released
  on conflict (name) do update set due_at = excluded.due_at;
  return null;
end
$$;

revoke execute on function platform.release_object from public;
