-- A trial account leaves nothing behind. Real accounts are never deleted, and the application cannot: it may only ask for this.
create or replace function accounts.delete_trials(registered_before timestamptz, at_most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  trial uuid;
  deleted integer := 0;
begin
  for trial in
    select id from accounts.member
    where type = 4 and registered_at < registered_before
    order by registered_at limit at_most for update skip locked
  loop
    delete from catalogue.favourite_game where member_id = trial;
    delete from catalogue.recent_game where member_id = trial;
    delete from accounts.session where member_id = trial;
    delete from accounts.member where id = trial;
    deleted := deleted + 1;
  end loop;
  return deleted;
end $$;

revoke execute on function accounts.delete_trials from public;
grant execute on function accounts.delete_trials to lanna_app;
