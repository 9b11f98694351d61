-- Begins to count the bets of players whom limits hold for the first time. Answers whether there was one. The caller holds the accounts.
create or replace function vendor_wallet.begin_counting(p_now timestamptz, p_facts vendor_wallet.facts[]) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform bets.begin_counting(merchant_id, member_id, p_now)
  from (select distinct merchant_id, member_id from unnest(p_facts) where must_count) uncounted;
  return found;
end $$;

revoke execute on function vendor_wallet.begin_counting from public;
