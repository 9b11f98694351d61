-- Under a code that stays within an agent's line: which owner of the two accounts must be above and which below. No row
-- for any other leg.
create or replace function ledger.line_of_leg(p_debit bigint, p_credit bigint, p_code text)
  returns table (merchant_id uuid, above uuid, below uuid)
  language sql stable security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
  select d.merchant_id,
    case r.in_line when 'down' then d.owner_id else c.owner_id end,
    case r.in_line when 'down' then c.owner_id else d.owner_id end
  from ledger.account d, ledger.account c, ledger.posting_rule r
  where d.id = p_debit and c.id = p_credit and (r.code, r.debit_kind, r.credit_kind) = (p_code, d.kind, c.kind)
    and r.in_line is not null
$$;

revoke execute on function ledger.line_of_leg from public;
