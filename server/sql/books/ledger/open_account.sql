-- The account of an owner, opened the first time it is asked for. Raises where the kind wants an owner or a purpose and
-- gets none, or the other way round, and where the member already has a wallet of another kind.
create or replace function ledger.open_account(
  p_merchant uuid, p_currency text, p_kind text, p_owner uuid, p_purpose text default ''
) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  found_id bigint;
begin
  -- Two statements, because only = and is null are looked up in the index.
  if p_owner is null then
    select id into found_id from ledger.account
    where merchant_id = p_merchant and currency = p_currency and kind = p_kind and owner_id is null
      and purpose = p_purpose;
  else
    select id into found_id from ledger.account
    where merchant_id = p_merchant and currency = p_currency and kind = p_kind and owner_id = p_owner
      and purpose = p_purpose;
  end if;
  if found_id is not null then
    return found_id;
  end if;
  insert into ledger.account (merchant_id, currency, kind, owner_id, purpose, min_balance, inline, is_wallet)
  select p_merchant, p_currency, code, p_owner, p_purpose, min_balance, inline, is_wallet
  from ledger.account_kind
  where code = p_kind and (owner = 'brand') = (p_owner is null) and is_named = (p_purpose <> '')
  on conflict do nothing
  returning id into found_id;
  if found_id is null then
    -- Another transaction has just opened it.
    select id into found_id from ledger.account
    where merchant_id = p_merchant and currency = p_currency and kind = p_kind
      and owner_id is not distinct from p_owner and purpose = p_purpose;
  end if;
  if found_id is null then
    raise exception 'no account of kind % can be opened for owner %, purpose "%"', p_kind, p_owner, p_purpose;
  end if;
  return found_id;
end $$;

revoke execute on function ledger.open_account from public;
grant execute on function ledger.open_account to lanna_app;
