-- Writes down which parts of what was moved were bonus money, what rounds that ended after their bonus have made cash of it, and which bets were
-- refused for a bonus's sake.
create or replace function vendor_wallet.record_bonuses(
  p_now timestamptz, p_facts vendor_wallet.facts[], p_decisions vendor_wallet.decision[]
) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  bonus_ids uuid[];
  changes bigint[];
begin
  insert into vendor_wallet.bonus_part (vendor_id, transaction_uuid, bonus_id, bonus, cash, brand, unused)
  select vendor_id, transaction_uuid, coalesce(bet_bonus_id, bonus_id), bonus, bonus_cash, bonus_brand, bonus_unused
  from unnest(p_facts, p_decisions) where effect is not null and bonus > 0;
  if exists (select from unnest(p_decisions) where bonus_cash > 0) then
    select array_agg(bet_bonus_id), array_agg(change) into bonus_ids, changes
    from (select p_facts[n].bet_bonus_id, vendor_wallet.converted_change(p_decisions[n]) as change
      from generate_subscripts(p_decisions, 1) n where p_decisions[n].bonus_cash > 0) c;
    perform bonuses.add_converted(bonus_ids, changes);
  end if;
  if exists (select from unnest(p_decisions) where status in ('RS_ERROR_NOT_ENOUGH_MONEY', 'RS_ERROR_LIMIT_REACHED')) then
    perform bonuses.note_refusal(p_now, merchant_id, member_id, bonus_id, coalesce(bonus_rule, 'stake'), vendor_code || '/' || game, amount, balance)
    from unnest(p_facts, p_decisions) where vendor_wallet.is_held_by_bonus(status, kind, known_status is not null or is_answered, bonus_id,
      bonus_available, bonus_max_stake, amount, balance);
  end if;
end $$;

revoke execute on function vendor_wallet.record_bonuses from public;
