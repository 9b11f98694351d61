-- The reward of which a decision takes a free bet, or to which it gives one back; null for none.
create or replace function vendor_wallet.spent_reward(f vendor_wallet.facts, d vendor_wallet.decision) returns text
  language sql immutable parallel safe as $$
  select case when d.effect = 'bet' and d.from_promotion then case d.direction when 1 then f.more else f.ref_more end ->> 'reward' end
$$;

revoke execute on function vendor_wallet.spent_reward from public;
