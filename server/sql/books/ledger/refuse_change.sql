create or replace function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%.% is append-only', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
end $$;

revoke execute on function ledger.refuse_change from public;
