-- Settles the slips of a draw after one slip and up to another, all their lines on that draw together: those named in p_lines have come to
-- p_states and pay so much, of which p_returned is stake that comes back; the others have lost. Version 0 gives all of them back; those of the brands in p_void are
-- given back whatever the version, and none of them is among p_lines. What counts of a stake
-- follows from that, and from what the member's lines cover. Lines that stand so already, from this pass or one before, are left alone, so it may be
-- said twice. The caller holds the pass, whose cursor moves in the same transaction. Answers for whom something changed, and which
-- traces now stop.
create or replace function lottery.settle_lines(
  p_draw uuid, p_version integer, p_after uuid, p_to uuid, p_lines uuid[], p_states text[],
  p_payouts bigint[], p_returned bigint[], p_reason text, p_void uuid[], p_now timestamptz
) returns table (members uuid[], stopped uuid[])
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  first constant uuid := '00000000-0000-0000-0000-000000000000';
  accounts bigint[];
  walked integer;
  paying lottery.outcome[];
  others lottery.outcome[];
  changed lottery.outcome[];
begin
  select array_agg(distinct account_id), count(*) into accounts, walked
  from lottery.line
  where draw_id = p_draw and slip_id > coalesce(p_after, first) and slip_id <= p_to and state <> 'refunded';
  perform ledger.lock_accounts(coalesce(accounts, '{}'));

  with settled as (
    update lottery.line l set state = w.state, payout = w.payout, returned = w.returned, version = p_version,
      turnover = case when l.coverage is null then null when l.counts and w.state <> 'returned' then l.stake - w.returned else 0 end
    from unnest(p_lines, p_states, p_payouts, p_returned) as w(id, state, payout, returned)
    where l.id = w.id and l.draw_id = p_draw and l.state <> 'refunded'
      and (l.state, l.payout, l.returned, l.version) <> (w.state, w.payout, w.returned, p_version)
    returning l.id, l.slip_id, l.merchant_id, l.member_id, l.account_id, l.stake, old.state as old_state,
      old.payout as old_payout, new.state as new_state, new.payout as new_payout,
      lottery.rebated(old.state, l.rebate, l.stake, old.turnover) as old_rebated,
      lottery.rebated(new.state, l.rebate, l.stake, new.turnover) as new_rebated,
      old.turnover as old_turnover, new.turnover as new_turnover
  )
  select array_agg((id, slip_id, merchant_id, member_id, account_id, stake, old_state, old_payout, new_state, new_payout, old_rebated,
      new_rebated, new_turnover)::lottery.outcome)
    filter (where (old_state, old_payout, old_turnover) is distinct from (new_state, new_payout, new_turnover))
  into paying from settled;

  with settled as (
    update lottery.line l set state = case when b.is_given then 'refunded' else 'lost' end, payout = 0, returned = 0, version = p_version,
      turnover = case when l.coverage is null then null when not b.is_given and l.counts then l.stake else 0 end,
      refund_reason = case when b.is_given then coalesce(p_reason, 'too_few_shots') end
    from (values (true), (false)) as b(is_given)
    where b.is_given = (p_version = 0 or l.merchant_id = any (p_void)) and l.draw_id = p_draw and l.slip_id > coalesce(p_after, first) and l.slip_id <= p_to and l.state <> 'refunded'
      and (l.state, l.payout, l.version) <> ('lost', 0, p_version) and l.id <> all (p_lines)
    returning l.id, l.slip_id, l.merchant_id, l.member_id, l.account_id, l.stake, old.state as old_state,
      old.payout as old_payout, new.state as new_state, new.payout as new_payout,
      lottery.rebated(old.state, l.rebate, l.stake, old.turnover) as old_rebated,
      lottery.rebated(new.state, l.rebate, l.stake, new.turnover) as new_rebated,
      old.turnover as old_turnover, new.turnover as new_turnover
  )
  select array_agg((id, slip_id, merchant_id, member_id, account_id, stake, old_state, old_payout, new_state, new_payout, old_rebated,
      new_rebated, new_turnover)::lottery.outcome)
    filter (where (old_state, old_payout, old_turnover) is distinct from (new_state, new_payout, new_turnover))
  into others from settled;

  changed := paying || others;
  if cardinality(changed) > 0 then
    perform lottery.carry_out(changed, p_now);
    perform lottery.note_news(p_draw, p_version, changed, p_now);
  end if;
  update lottery.settlement s set done_to = p_to, lines = s.lines + walked, winners = s.winners + cardinality(array_positions(p_states, 'won')),
    paid = s.paid + coalesce((select sum(payout) from unnest(p_payouts) payout), 0)
  where s.draw_id = p_draw and s.version = p_version;

  return query
    with stopping as (
      update lottery.slip s set stopped_at = p_now
      where s.stops_on_win and s.stopped_at is null
        and s.id in (select c.slip_id from unnest(changed) c where c.new_state = 'won' and c.old_state <> 'won')
      returning s.id
    )
    select (select array_agg(distinct c.member_id) from unnest(changed) c), (select array_agg(id) from stopping);
end $$;

revoke execute on function lottery.settle_lines from public;
grant execute on function lottery.settle_lines to lanna_app;
