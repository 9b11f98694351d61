-- An amount as it stands on our wire: at least two digits of the fraction, more only where they are not zero.
create or replace function ledger.money_text(p_amount bigint) returns text
  language sql immutable parallel safe as $$
  select case when p_amount < 0 then '-' else '' end || abs(p_amount) / 100000 || '.' || substr(f, 1, 2) || rtrim(substr(f, 3), '0')
  from (select lpad((abs(p_amount) % 100000)::text, 5, '0') as f) fraction
$$;

revoke execute on function ledger.money_text from public;
