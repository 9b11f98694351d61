-- The account of an owner, opened the first time it is asked for.
create or replace function ledger.open_account(p_merchant uuid, p_currency text, p_kind ledger.account_kind, p_owner uuid)
  returns bigint language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  found_id bigint;
begin
  -- Two statements, because only = and is null are looked up in the index.
  if p_owner is null then
    select id into found_id from ledger.account
    where merchant_id = p_merchant and currency = p_currency and kind = p_kind and owner_id is null;
  else
    select id into found_id from ledger.account
    where merchant_id = p_merchant and currency = p_currency and kind = p_kind and owner_id = p_owner;
  end if;
  if found_id is null then
    insert into ledger.account (merchant_id, currency, kind, owner_id, min_balance)
    values (p_merchant, p_currency, p_kind, p_owner, case when p_kind = 'player' then 0 end)
    on conflict on constraint account_of_owner do update set kind = excluded.kind
    returning id into found_id;
  end if;
  return found_id;
end $$;

revoke execute on function ledger.open_account from public;
grant execute on function ledger.open_account to lanna_app;
