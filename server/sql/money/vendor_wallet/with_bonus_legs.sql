-- The legs of a batch with those of bonus money that comes back, is won or is taken back, in the order of its calls. All of it passes through the bonus
-- account. What bets take stands among the legs already.
create or replace function vendor_wallet.with_bonus_legs(
  p_now timestamptz, p_legs ledger.leg[], p_facts vendor_wallet.facts[], p_decisions vendor_wallet.decision[]
) returns ledger.leg[]
  language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  legs ledger.leg[];
begin
  with calls as materialized (
    select ordinality as place, transaction_uuid, vendor_id, account_id, merchant_id, account_currency, effect, direction, bonus, bonus_cash, bonus_brand,
      bet_bonus_account as bonus_account
    from unnest(p_facts, p_decisions) with ordinality where effect is not null
  ), houses as materialized (
    select h.merchant_id, h.account_currency, h.vendor_id,
      ledger.open_account(h.merchant_id, h.account_currency, 'vendor_settlement', h.vendor_id) as vendor,
      ledger.open_account(h.merchant_id, h.account_currency, 'promotion', null) as promotion
    from (select distinct merchant_id, account_currency, vendor_id from calls where bonus > 0 and not (effect = 'bet' and direction = 1)) h
  ), moving as materialized (
    select c.*, (c.effect <> 'bet') = (c.direction = 1) as is_paid, h.vendor, h.promotion
    from calls c
    join houses h on (h.merchant_id, h.account_currency, h.vendor_id) = (c.merchant_id, c.account_currency, c.vendor_id)
    where c.bonus > 0 and not (c.effect = 'bet' and c.direction = 1)
  ), leg as (
    select c.place, 0 as part, l.debit_account, l.credit_account, l.amount, l.code, l.group_id, n
    from unnest(p_legs) with ordinality l (id, debit_account, credit_account, amount, code, event_at, group_id, n)
    cross join lateral (select min(place) as place from calls where transaction_uuid = l.group_id) c
    union all
    select m.place, 1, s.debit, s.credit, s.amount, s.code, m.transaction_uuid, s.part
    from moving m
    cross join lateral (values
      (1, m.vendor, m.bonus_account, case when m.is_paid then m.bonus end,
        case m.effect when 'bet' then 'bonus_bet_rollback' else 'bonus_win' end),
      (2, m.bonus_account, m.account_id, case when m.is_paid then m.bonus_cash end, 'bonus_converted'),
      (3, m.bonus_account, m.promotion, case when m.is_paid then m.bonus_brand end, 'bonus_forfeited'),
      (4, m.account_id, m.bonus_account, case when not m.is_paid then m.bonus_cash end, 'bonus_converted_rollback'),
      (5, m.promotion, m.bonus_account, case when not m.is_paid then m.bonus_brand end, 'bonus_granted'),
      (6, m.bonus_account, m.vendor, case when not m.is_paid then m.bonus end,
        'bonus_win_rollback')
    ) s (part, debit, credit, amount, code)
    where s.amount > 0
  ), ordered as materialized (
    select * from leg order by place, part, n offset 0
  )
  select array_agg((nextval('ledger.transfer_id'), debit_account, credit_account, amount, code, p_now, group_id)::ledger.leg)
  into legs from ordered;
  return legs;
end $$;

revoke execute on function vendor_wallet.with_bonus_legs from public;
