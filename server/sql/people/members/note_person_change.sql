-- A member's row is new, or has another number or e-mail.
create or replace function members.note_person_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into members.person_change (member_id) select new.id where new.type <> 4 on conflict (member_id) do nothing;
  return null;
end $$;

revoke execute on function members.note_person_change from public;
