create or replace function members.refuse_demo_player() returns trigger
language plpgsql
as $$
begin
  if not exists (
    select from members.member m join brands.brand b on b.id = m.merchant_id
    where m.id = new.member_id and coalesce((b.settings ->> 'demo')::boolean, true))
  then raise exception 'a demo player belongs to a brand that plays with play money'; end if;
  return new;
end $$;

revoke execute on function members.refuse_demo_player from public;
