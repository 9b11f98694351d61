-- Writes down what plain calls do not have: rollbacks, free bets, and cases for an operator.
create or replace function vendor_wallet.record_exceptions(
  p_now timestamptz, p_facts vendor_wallet.facts[], p_decisions vendor_wallet.decision[]
) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into vendor_wallet.rollback_of
    (vendor_id, reference_uuid, account_id, rollback_uuid, undone_kind, amount, event_at)
  select vendor_id, reference_uuid, account_id, transaction_uuid, effect, moved, p_now
  from unnest(p_facts, p_decisions) where kind = 'rollback' and is_final and not ref_rolled_back;

  perform vendor_wallet.record_held_wins(p_now, p_facts, p_decisions);

  insert into vendor_wallet.correction (vendor_id, transaction_uuid, bet_id, number, payout, change, at)
  select vendor_id, transaction_uuid, on_bet, (more ->> 'correction')::integer, amount, direction * moved, p_now
  from unnest(p_facts, p_decisions) where effect = 'correct';

  perform vendor_wallet.record_bonuses(p_now, p_facts, p_decisions);

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

  -- A rollback that came after its bet had paid is refused, and an operator decides about the bet.
  insert into vendor_wallet.reconciliation_case (bet_id, kind, merchant_id, vendor_id, opened_at)
  select bet_id, 'rollback_refused', merchant_id, vendor_id, p_now
  from unnest(p_facts, p_decisions)
  where kind = 'rollback' and status = 'RS_ERROR_DUPLICATE_TRANSACTION' and not is_answered and known_status is null
    and bet_id is not null
  on conflict do nothing;
  if found then
    perform vendor_wallet.tell_console('cases_changed', array(select distinct merchant_id from unnest(p_facts)));
  end if;

  insert into vendor_wallet.alert (kind, vendor_id, account_id, merchant_id, subject, facts, raised_at, last_at)
  select alert.kind, vendor_id, account_id, merchant_id, subject, alert.facts, p_now, p_now
  from unnest(p_facts, p_decisions)
  cross join lateral (select not is_answered and known_status is null as is_first) came
  cross join lateral (values
    ('win_beyond_limit', transaction_uuid::text, jsonb_build_object('amount', amount::text, 'round', round),
      is_first and kind in ('win', 'correct') and status = 'RS_ERROR_LIMIT_REACHED'),
    ('rollback_of_settled_bet', reference_uuid::text,
      jsonb_build_object('rollback', transaction_uuid, 'round', bet_reference),
      is_first and kind = 'rollback' and status = 'RS_ERROR_DUPLICATE_TRANSACTION'),
    ('win_shortfall', reference_uuid::text, jsonb_build_object('owed', owed::text, 'round', bet_reference),
      is_first and owed > 0),
    -- An id that was used before came with other content.
    ('transaction_conflict', transaction_uuid::text,
      jsonb_build_object('kind', kind, 'amount', amount::text, 'round', round, 'request', request_uuid),
      not is_first and status = 'RS_ERROR_DUPLICATE_TRANSACTION')
  ) as alert(kind, subject, facts, is_due)
  where is_due
  on conflict do nothing;
  if found then
    perform vendor_wallet.tell_console('wallet_alerts_changed', array(select distinct merchant_id from unnest(p_facts)));
  end if;
end $$;

revoke execute on function vendor_wallet.record_exceptions from public;
