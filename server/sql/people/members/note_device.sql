-- A member is here with this device: a row where it is of another kind than the last.
create or replace function members.note_device(p_member uuid, p_user_agent text, p_at timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into members.device_change (member_id, since, device)
  select p_member, p_at, c.device
  from (select members.device_class(p_user_agent) as device) c
  where c.device is distinct from (select d.device from members.device_change d where d.member_id = p_member order by d.since desc limit 1)
    and c.device is not null
  on conflict (member_id, since) do nothing
$$;

revoke execute on function members.note_device from public;
grant execute on function members.note_device to lanna_app;
