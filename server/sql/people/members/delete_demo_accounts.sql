-- Deletes demo accounts; rows of other modules that refer to them are deleted too (on delete cascade). Real
-- accounts are never deleted: the application has no right to delete a member, it may only call this.
create or replace function members.delete_demo_accounts(registered_before timestamptz, at_most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  deleted integer;
begin
  delete from members.member where id in (
    select id from members.member
    where type = 4 and registered_at < registered_before
    order by registered_at limit at_most for update skip locked
  );
  get diagnostics deleted = row_count;
  return deleted;
end $$;

revoke execute on function members.delete_demo_accounts from public;
grant execute on function members.delete_demo_accounts to lanna_app;
