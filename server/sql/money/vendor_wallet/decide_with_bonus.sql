-- Decides at once a batch of plain calls among which bets may take money of their players' bonuses, each of those the one call of its player. Null where
-- anything else is in it: then its calls are decided one after another. What it decides is what they would come to so.
create or replace function vendor_wallet.decide_with_bonus(p_facts vendor_wallet.facts[]) returns vendor_wallet.decision[]
  language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  decisions vendor_wallet.decision[];
  is_simple boolean;
begin
  select bool_and(case when has_bonus then calls = 1 and bonus_bet else plain and after >= 0
      and (kind <> 'bet' or (staked <= stake_left and staked - won <= loss_left) is not false) end),
    array_agg(('RS_OK', false, true, kind, 1, amount, 0, false, kind = 'win' and coalesce(bet_closed, false), coalesce(bet_id, uuidv7()), (after + bonus)::bigint,
      0, 0, bonus, 0, 0, 0, case when bonus_open then bonus_available - bonus else 0 end)::vendor_wallet.decision order by account_id, place)
  into is_simple, decisions
  from (
    select account_id, place, kind, amount, bet_closed, bet_id, staked, won, stake_left, loss_left, plain, bonus_bet, calls, has_bonus, bonus_open,
      bonus_available, available + won - staked as after, case when has_bonus then greatest(amount - available, 0) else 0 end as bonus
    from (
      select f.account_id, f.place, f.kind, f.amount, f.available, f.bet_closed, f.bet_id, f.bonus_open, f.bonus_available,
        f.bonus_id is not null as has_bonus, vendor_wallet.is_plain(f) as plain,
        f.kind = 'bet' and f.known_reply is null and f.known_status is null and not f.rolled_back and not f.is_free
          and (f.bet_bonus_id is null or f.bet_bonus_id = f.bonus_id) and f.must_count is not true and (f.more ? 'unused_stake') is not true
          and vendor_wallet.bet_refusal(f) is null as bonus_bet,
        count(*) over (partition by f.account_id) as calls,
        sum(case f.kind when 'bet' then f.amount else 0 end) over calls as staked,
        sum(case f.kind when 'bet' then 0 else f.amount end) over calls as won,
        least(f.stake_left[1], f.stake_left[2], f.stake_left[3]) as stake_left,
        least(f.loss_left[1], f.loss_left[2], f.loss_left[3]) as loss_left
      from unnest(p_facts) f
      window calls as (partition by f.account_id order by f.place rows unbounded preceding)
    ) a_call
  ) decided;
  return case when is_simple then decisions end;
end $$;

revoke execute on function vendor_wallet.decide_with_bonus from public;
