-- A member's first deposit that stands, as the transfers up to a number show it.
create or replace function ledger.first_deposit(p_member uuid, p_up_to bigint)
  returns table (transfer_id bigint, event_at timestamptz, amount bigint)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  set enable_seqscan = off set enable_bitmapscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select f.id, f.event_at, f.amount
    from ledger.account a
    cross join lateral (
      select t.id, t.event_at, t.amount
      from ledger.transfer t
      where t.credit_account = a.id and t.credit_version is not null and t.code = 'deposit' and t.id <= p_up_to
        and not exists (
          select from ledger.posting r
          join ledger.transfer b on b.id between r.first_id and r.last_id and b.group_id = r.reference
          where r.reverses = t.group_id and b.id <= p_up_to and b.debit_account = t.credit_account)
      order by t.credit_version limit 1) f
    where a.owner_id = p_member and a.is_wallet
    order by f.id limit 1;
end $$;

revoke execute on function ledger.first_deposit from public;
