-- What the calls of a batch have won so far of each vendor's day, with one more decision.
create or replace function vendor_wallet.moved_day(p_won jsonb, f vendor_wallet.facts, d vendor_wallet.decision) returns jsonb
  language sql immutable parallel safe as $$
  select case when d.effect is null then p_won else p_won || jsonb_build_object(f.vendor_id || ' ' || f.account_currency,
    coalesce((p_won ->> (f.vendor_id || ' ' || f.account_currency))::bigint, 0) + vendor_wallet.win_change(f, d)) end
$$;

revoke execute on function vendor_wallet.moved_day from public;
