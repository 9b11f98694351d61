-- Settles the slips of a draw after one slip and up to another, all their lines on that draw together: those named in p_won pay so much, the others
-- have lost; version 0 gives all of them back. Lines that stand so already, from this pass or one before, are left alone, so it may be
-- said twice. The caller holds the pass, whose cursor moves in the same transaction. Answers for whom something changed, and which
-- traces now stop.
create or replace function lottery.settle_lines(
  p_draw uuid, p_version integer, p_after uuid, p_to uuid, p_won uuid[], p_payouts bigint[], p_reason text, p_now timestamptz
) returns table (members uuid[], stopped uuid[])
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  first constant uuid := '00000000-0000-0000-0000-000000000000';
  accounts bigint[];
  walked integer;
  won lottery.outcome[];
  others lottery.outcome[];
  changed lottery.outcome[];
begin
  select array_agg(distinct account_id), count(*) into accounts, walked
  from lottery.line
  where draw_id = p_draw and slip_id > coalesce(p_after, first) and slip_id <= p_to and state <> 'refunded';
  perform ledger.lock_accounts(coalesce(accounts, '{}'));

  with settled as (
    update lottery.line l set state = 'won', payout = w.payout, version = p_version
    from unnest(p_won, p_payouts) as w(id, payout)
    where l.id = w.id and l.draw_id = p_draw and l.state <> 'refunded'
      and (l.state, l.payout, l.version) <> ('won', w.payout, p_version)
    returning l.id, l.slip_id, l.merchant_id, l.member_id, l.account_id, l.stake, l.rebate, old.state as old_state,
      old.payout as old_payout, new.state as new_state, new.payout as new_payout
  )
  select array_agg((settled.*)::lottery.outcome) filter (where (old_state, old_payout) <> (new_state, new_payout)) into won from settled;

  with settled as (
    update lottery.line l set state = case p_version when 0 then 'refunded' else 'lost' end, payout = 0, version = p_version,
      refund_reason = p_reason
    where l.draw_id = p_draw and l.slip_id > coalesce(p_after, first) and l.slip_id <= p_to and l.state <> 'refunded'
      and (l.state, l.version) <> ('lost', p_version) and l.id <> all (p_won)
    returning l.id, l.slip_id, l.merchant_id, l.member_id, l.account_id, l.stake, l.rebate, old.state as old_state,
      old.payout as old_payout, new.state as new_state, new.payout as new_payout
  )
  select array_agg((settled.*)::lottery.outcome) filter (where (old_state, old_payout) <> (new_state, new_payout)) into others from settled;

  changed := won || others;
  if cardinality(changed) > 0 then
    perform lottery.carry_out(changed, p_now);
    perform lottery.note_news(p_draw, p_version, changed, p_now);
  end if;
  update lottery.settlement s set done_to = p_to, lines = s.lines + walked, winners = s.winners + cardinality(p_won),
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
