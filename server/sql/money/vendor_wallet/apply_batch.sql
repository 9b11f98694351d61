-- Applies a batch of bets, wins, rollbacks and corrections in one transaction, each as if it had come alone, in the order of the array
-- for any one player: decides, moves the money, writes it down. Answers the status and the available balance of the calls at
-- `places` (a call whose account is no wallet has none), and the members for whom something changed, or whom limits held back.
--
-- The caller keeps out of one batch what would have to see another's rows: the same request, transaction, reference or
-- round. Should it fail to, a unique constraint refuses the batch, and the caller tries its calls one by one.
create or replace function vendor_wallet.apply_batch(
  p_now timestamptz,
  p_calls vendor_wallet.call[],
  -- An operator's own decision: limits of vendors are none for it.
  p_by_operator boolean default false
) returns table (places integer[], statuses text[], balances bigint[], touched uuid[], held_back uuid[])
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
  -- A player whose account another transaction has locked must not delay the whole batch.
  set lock_timeout = '250ms' as $$
declare
  accounts bigint[];
  has_free boolean;
  has_rake boolean;
  facts vendor_wallet.facts[];
  decisions vendor_wallet.decision[];
  is_plain boolean;
  only_bonuses boolean := false;
begin
  select array_agg(account_id), bool_or(is_free), bool_or(more ? 'rake') into accounts, has_free, has_rake from unnest(p_calls);
  perform ledger.lock_accounts(accounts);
  if has_free then
    perform vendor_wallet.lock_free_bets(p_now, p_calls);
  end if;
  facts := vendor_wallet.win_days(p_now, vendor_wallet.facts_of(p_now, p_calls, p_by_operator));
  is_plain := vendor_wallet.is_plain_batch(facts);
  if is_plain is not true and vendor_wallet.begin_counting(p_now, facts) then
    facts := vendor_wallet.win_days(p_now, vendor_wallet.facts_of(p_now, p_calls, p_by_operator));
    is_plain := vendor_wallet.is_plain_batch(facts);
  end if;
  if is_plain then
    decisions := vendor_wallet.decide_plain(facts);
  else
    facts := vendor_wallet.with_bonuses(p_now, facts);
    -- Bets that take bonus money are as plain as others where each is its player's one call.
    if (select bool_or(bonus_id is not null) and bool_and(kind in ('bet', 'win') and not is_free) from unnest(facts)) then
      decisions := vendor_wallet.decide_with_bonus(facts);
      only_bonuses := decisions is not null;
    end if;
    decisions := coalesce(decisions, vendor_wallet.decide_each(facts));
  end if;
  perform vendor_wallet.post(p_now, facts, decisions);
  if has_rake then
    perform vendor_wallet.keep_rakes(facts, decisions);
  end if;
  perform vendor_wallet.record(p_now, facts, decisions);
  perform vendor_wallet.count_wins(p_now, facts, decisions);
  if exists (select from unnest(p_calls) where more ?| '{closes_at,odds}') then
    perform vendor_wallet.expect_end(facts, decisions);
    perform vendor_wallet.keep_odds(facts, decisions);
  end if;
  if only_bonuses then
    perform vendor_wallet.record_bonuses(p_now, facts, decisions);
  elsif is_plain is not true then
    perform vendor_wallet.record_exceptions(p_now, facts, decisions);
  end if;
  return query
    select array_agg(place), array_agg(status::text), array_agg(balance + bonus_told),
      array_agg(distinct member_id) filter (where effect is not null),
      array_agg(distinct member_id) filter (where status = 'RS_ERROR_LIMIT_REACHED' and (is_paused or stake_left is not null))
    from unnest(facts, decisions);
end $$;

revoke execute on function vendor_wallet.apply_batch from public;
grant execute on function vendor_wallet.apply_batch to lanna_app;
