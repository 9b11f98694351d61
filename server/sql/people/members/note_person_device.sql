-- A member's profile says something else of the person, or the member has logged in, perhaps with another device. Demo accounts are no person's.
create or replace function members.note_person_device() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into members.person_change (member_id)
  select m.id from members.member m where m.id = new.member_id and m.type <> 4
  on conflict (member_id) do nothing;
  return null;
end $$;

revoke execute on function members.note_person_device from public;
