-- Decides a batch of plain calls at once: all are applied as they stand.
create or replace function vendor_wallet.decide_plain(p_facts vendor_wallet.facts[]) returns vendor_wallet.decision[]
  language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  return array_agg(
    ('RS_OK', false, true, kind, 1, amount, 0, false, kind = 'win' and coalesce(bet_closed, false),
      coalesce(bet_id, uuidv7()), balance, 0, 0, 0, 0, 0, 0, 0)::vendor_wallet.decision order by ordinality)
  from (
    select *, (available + sum(case kind when 'bet' then -amount else amount end) over (
      partition by account_id order by place rows unbounded preceding))::bigint as balance
    from unnest(p_facts) with ordinality
  ) f;
end $$;

revoke execute on function vendor_wallet.decide_plain from public;
