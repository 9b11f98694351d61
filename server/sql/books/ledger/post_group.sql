-- Several legs as one posting, once per reference: all of them or none. Outcomes as in post_under_reference. What belongs
-- to an agent's line is refused here; agents.post_in_line proves the line.
create or replace function ledger.post_group(
  p_reference uuid, p_debits bigint[], p_credits bigint[], p_amounts bigint[], p_codes text[], p_event_at timestamptz
) returns table (outcome text, leg integer, account bigint, available bigint)
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  select * from ledger.post_under_reference(p_reference, p_debits, p_credits, p_amounts, p_codes, p_event_at)
$$;

revoke execute on function ledger.post_group from public;
grant execute on function ledger.post_group to lanna_app;
