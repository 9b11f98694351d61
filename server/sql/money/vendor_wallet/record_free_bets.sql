-- Writes down what a batch has given away of each vendor's day, and of each reward; a free bet that is undone goes back to its reward alone.
create or replace function vendor_wallet.record_free_bets(
  p_now timestamptz, p_facts vendor_wallet.facts[], p_decisions vendor_wallet.decision[]
) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update vendor_wallet.free_bet_day d set amount = d.amount + given.amount
  from (
    select merchant_id, vendor_id, (p_now at time zone time_zone)::date as day, sum(moved) as amount
    from unnest(p_facts, p_decisions) join brands.betting_terms using (merchant_id)
    where from_promotion and direction = 1 group by merchant_id, vendor_id, time_zone
  ) given
  where (d.merchant_id, d.vendor_id, d.day) = (given.merchant_id, given.vendor_id, given.day);

  update vendor_wallet.reward r set used = r.used + spent.bets
  from (
    select reward, sum(direction) as bets
    from (select vendor_wallet.spent_reward(p_facts[n], p_decisions[n]) as reward, p_decisions[n].direction
      from generate_subscripts(p_decisions, 1) n) of_reward
    where reward is not null group by reward having sum(direction) <> 0 order by reward
  ) spent
  where r.id = spent.reward::uuid;
end $$;

revoke execute on function vendor_wallet.record_free_bets from public;
