create or replace function members.check_downline() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from members.member where agent_id = new.id) then
    raise exception '% has people below and stays an agent of its brand', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;

revoke execute on function members.check_downline from public;
