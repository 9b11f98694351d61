-- Posts between an agent and the agent's own line: transfers up and down, envelopes, salaries, dividends,
-- commission. Each leg under such a code has this agent at its upper end and an account below at the other,
-- or is not_allowed. Otherwise as ledger.post_group, once per reference.
create or replace function agents.post_in_line(
  p_reference uuid, p_agent uuid, p_debits bigint[], p_credits bigint[], p_amounts bigint[], p_codes text[],
  p_event_at timestamptz
) returns table (outcome text, leg integer, account bigint, available bigint)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  stranger integer;
begin
  -- A repeated posting returns its result, even if its accounts have moved in the tree since.
  if not ledger.is_posted(p_reference) then
    select l.ord into stranger
    from unnest(p_debits, p_credits, p_codes) with ordinality as l(debit, credit, code, ord)
    cross join lateral ledger.line_of_leg(l.debit, l.credit, l.code) line
    where line.above is distinct from p_agent or not agents.is_below(line.merchant_id, line.below, p_agent)
    order by l.ord limit 1;
    if found then
      return query select 'not_allowed', stranger, null::bigint, null::bigint;
      return;
    end if;
  end if;
  return query select * from ledger.post_under_reference(p_reference, p_debits, p_credits, p_amounts, p_codes, p_event_at,
    p_in_line => true);
end $$;

revoke execute on function agents.post_in_line from public;
grant execute on function agents.post_in_line to lanna_app;
