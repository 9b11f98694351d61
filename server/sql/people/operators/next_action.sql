-- Numbers in the order of writing, drawn by a transaction that has its xid.
create or replace function operators.next_action() returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_current_xact_id();
  return nextval('operators.action_number');
end $$;

revoke execute on function operators.next_action from public;
grant execute on function operators.next_action to lanna_app;
