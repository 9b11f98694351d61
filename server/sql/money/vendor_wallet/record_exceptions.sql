-- Writes down what plain calls do not have: rollbacks, free bets, and cases for an operator.
create or replace function vendor_wallet.record_exceptions(
  p_now timestamptz, p_facts vendor_wallet.facts[], p_decisions vendor_wallet.decision[]
) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  -- A batch with a bonus in it has few of them: what it does not have costs no statement.
  has_rollbacks boolean;
  has_held boolean;
  has_corrections boolean;
  has_bonuses boolean;
  has_free boolean;
  has_unusual boolean;
begin
  select bool_or(kind = 'rollback'), bool_or(held > 0 or ref_held), bool_or(effect = 'correct'),
    bool_or(bonus_id is not null or bet_bonus_id is not null), bool_or(from_promotion), bool_or(status is distinct from 'RS_OK' or owed > 0)
  into has_rollbacks, has_held, has_corrections, has_bonuses, has_free, has_unusual
  from unnest(p_facts, p_decisions);

  if has_rollbacks then
    insert into vendor_wallet.rollback_of
      (vendor_id, reference_uuid, account_id, rollback_uuid, undone_kind, amount, event_at)
    select vendor_id, reference_uuid, account_id, transaction_uuid, effect, moved, p_now
    from unnest(p_facts, p_decisions) where kind = 'rollback' and is_final and not ref_rolled_back;
  end if;

  if has_held then
    perform vendor_wallet.record_held_wins(p_now, p_facts, p_decisions);
  end if;

  if has_corrections then
    insert into vendor_wallet.correction (vendor_id, transaction_uuid, bet_id, number, payout, change, at)
    select vendor_id, transaction_uuid, on_bet, (more ->> 'correction')::integer, amount, direction * moved, p_now
    from unnest(p_facts, p_decisions) where effect = 'correct';
  end if;

  if has_bonuses then
    perform vendor_wallet.record_bonuses(p_now, p_facts, p_decisions);
  end if;

  if has_free then
    perform vendor_wallet.record_free_bets(p_now, p_facts, p_decisions);
  end if;

  if has_unusual then
    perform vendor_wallet.record_unusual(p_now, p_facts, p_decisions);
  end if;
end $$;

revoke execute on function vendor_wallet.record_exceptions from public;
