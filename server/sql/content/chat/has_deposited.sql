-- Whether a deposit of a member stands.
create or replace function chat.has_deposited(p_member uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from ledger.first_deposit(p_member, 9223372036854775807))
$$;

revoke execute on function chat.has_deposited from public;
grant execute on function chat.has_deposited to lanna_app;
