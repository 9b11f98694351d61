-- Writes down what was decided: first replies, transactions, and what it means for the bets on record.
create or replace function vendor_wallet.record(
  p_now timestamptz, p_facts vendor_wallet.facts[], p_decisions vendor_wallet.decision[]
) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  changes bets.change[];
begin
  insert into vendor_wallet.request
    (vendor_id, request_uuid, transaction_uuid, kind, fingerprint, account_id, status, balance, received_at)
  select vendor_id, request_uuid, transaction_uuid, kind, fingerprint, account_id, status, balance + bonus_told, p_now
  from unnest(p_facts, p_decisions) where not is_answered;
  insert into vendor_wallet.provider_tx (vendor_id, transaction_uuid, kind, account_id, status, fingerprint, reference_uuid,
    bet_id, amount, is_free, late, balance_after, event_at, more)
  select vendor_id, transaction_uuid, kind, account_id, status, fingerprint, reference_uuid,
    on_bet, moved, from_promotion, late, balance, p_now, more
  from unnest(p_facts, p_decisions) where is_final;
  select array_agg((coalesce(on_bet, bet_id), vendor_code, vendor_id, round, null, merchant_id, member_id, account_id,
    account_currency, game, category, null,
    case when effect = 'bet' and not from_promotion then direction * (moved - bonus) else -direction * (unused - bonus_unused) end,
    case when from_promotion then direction * moved else 0 end,
    case when effect <> 'bet' then direction * (moved - unused - bonus + bonus_unused) else 0 end,
    case when effect = 'bet' then direction else 0 end,
    -- A bet that had won nothing has one payout since it was corrected.
    case effect when 'win' then direction when 'correct' then (bet_corrections = 0)::integer else 0 end,
    -- The round of a win that is held goes on until operators have decided.
    effect is not null and round_closed and held = 0,
    effect is null,
    case
      when effect = 'win' and direction = 1 then least((more ->> 'valid_turnover')::bigint, bet_turnover)
      when effect = 'win' and ref_more ? 'valid_turnover' then vendor_wallet.turnover_without(on_bet, reference_uuid)
    end,
    direction * unused, case when effect = 'correct' then (more ->> 'correction')::integer end,
    case when direction = 1 then more ->> 'line' end,
    case when effect = 'bet' then direction * bonus else -direction * bonus_unused end,
    case when effect <> 'bet' then direction * (bonus - bonus_unused) else 0 end,
    case
      when bonus > 0 then coalesce(bet_bonus_id, bonus_id)
      -- No bonus money is staked, but what comes of it is.
      when from_promotion and effect = 'bet' and direction = 1 then vendor_wallet.bonus_of_rounds(more)
    end)::bets.change)
  into changes
  from unnest(p_facts, p_decisions)
  -- A rollback refused because the bet was paid becomes a case for an operator.
  where effect is not null or (not is_answered and known_status is null and kind = 'rollback'
    and status = 'RS_ERROR_DUPLICATE_TRANSACTION');
  if changes is not null then
    perform bets.record(p_now, changes);
  end if;
end $$;

revoke execute on function vendor_wallet.record from public;
