-- Whether a member of this rank may read a room that members choose: it is open, and the member was not sent out of the rooms.
create or replace function chat.lets_in(p_room uuid, p_member uuid, p_rank integer, p_now timestamptz) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from chat.room r where r.id = p_room and r.kind <> 'table' and not r.closed and r.smallest_rank <= p_rank)
    and not exists (
      select from chat.mute u where u.member_id = p_member and u.kind = 'out' and u.ended_at is null and (u.until is null or u.until > p_now))
$$;

revoke execute on function chat.lets_in from public;
grant execute on function chat.lets_in to lanna_app;
