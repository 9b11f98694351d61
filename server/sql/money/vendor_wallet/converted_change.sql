-- By how much a decision moves what has become cash of a bonus that was completed.
create or replace function vendor_wallet.converted_change(d vendor_wallet.decision) returns bigint
  language sql immutable parallel safe as $$
  select case when (d.effect <> 'bet') = (d.direction = 1) then d.bonus_cash else -d.bonus_cash end
$$;

revoke execute on function vendor_wallet.converted_change from public;
