create or replace function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%.% is append-only', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
end $$;

revoke execute on function ledger.refuse_change from public;

-- Postings are history as transfers are; a hold is changed by its functions and never removed.
create or replace trigger append_only before update or delete on ledger.posting
  for each row execute function ledger.refuse_change();
create or replace trigger append_only_truncate before truncate on ledger.posting
  for each statement execute function ledger.refuse_change();
create or replace trigger kept before delete on ledger.hold
  for each row execute function ledger.refuse_change();
create or replace trigger kept_truncate before truncate on ledger.hold
  for each statement execute function ledger.refuse_change();
