-- Moves the money of decisions. House accounts are opened by the first call that needs them.
create or replace function vendor_wallet.post(
  p_now timestamptz, p_facts vendor_wallet.facts[], p_decisions vendor_wallet.decision[]
) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  legs ledger.leg[];
begin
  with moving as materialized (
    select ordinality, merchant_id, account_currency, vendor_id, member_id, account_id, transaction_uuid, effect, direction,
      moved, owed, from_promotion, bonus, bet_bonus_account
    from unnest(p_facts, p_decisions) with ordinality where effect is not null and moved > 0
  ), house as materialized (
    select merchant_id, account_currency, vendor_id,
      ledger.open_account(merchant_id, account_currency, 'vendor_settlement', vendor_id) as vendor_account,
      case when bool_or(from_promotion)
        then ledger.open_account(merchant_id, account_currency, 'promotion', null) end as promotion_account
    from moving group by merchant_id, account_currency, vendor_id
  ), leg as (
    select m.ordinality, s.*, m.transaction_uuid
    from moving m
    join house h using (merchant_id, account_currency, vendor_id)
    cross join lateral (values
      (1, case when m.owed > 0
        then ledger.open_account(m.merchant_id, m.account_currency, 'receivable', m.member_id) end,
        h.vendor_account, m.owed, 'win_shortfall'),
      (2, case when m.from_promotion then h.promotion_account else m.account_id end, h.vendor_account, m.moved - m.owed - m.bonus,
        -- A payout that is corrected is more won, or less.
        case when m.from_promotion then 'free_' else '' end || case m.effect when 'bet' then 'bet' else 'win' end
          || case when m.direction = -1 then '_rollback' else '' end),
      (3, m.bet_bonus_account, h.vendor_account, case when m.effect = 'bet' and m.direction = 1 then m.bonus end, 'bonus_bet')
    ) as s(part, staker, vendor, amount, code)
    where s.amount > 0
    order by m.ordinality, s.part offset 0
  )
  select array_agg((nextval('ledger.transfer_id'),
    case when code in ('bet', 'bonus_bet', 'free_bet', 'win_rollback', 'win_shortfall') then staker else vendor end,
    case when code in ('bet', 'bonus_bet', 'free_bet', 'win_rollback', 'win_shortfall') then vendor else staker end,
    amount, code, p_now, transaction_uuid)::ledger.leg)
  into legs from leg;
  -- What a bet takes of a bonus is a leg as any; all else of bonus money passes through more accounts.
  if exists (select from unnest(p_decisions) where bonus > 0 and not (effect = 'bet' and direction = 1)) then
    legs := vendor_wallet.with_bonus_legs(p_now, legs, p_facts, p_decisions);
  end if;
  if legs is not null then
    perform ledger.post(legs);
  end if;
end $$;

revoke execute on function vendor_wallet.post from public;
