-- Gives the stakes of open lines back: those a player cancels, or what a trace that has won still waits for. The caller holds the accounts of their
-- players, and then their draws by draws.take_bets, so that none of them is being closed or settled; lines that are not open stay as they are.
-- Answers how many were given back, and how much. What stood on their numbers is the caller's to release.
create or replace function lottery.refund_lines(p_lines uuid[], p_reason text, p_now timestamptz)
  returns table (lines integer, refunded bigint)
  language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  outcomes lottery.outcome[];
begin
  with given as (
    update lottery.line l set state = 'refunded', refund_reason = p_reason
    where l.id = any (p_lines) and l.state = 'open'
    returning l.id, l.slip_id, l.draw_id, l.merchant_id, l.member_id, l.account_id, l.stake
  ), freed as (
    update lottery.member_stake m set stake = m.stake - g.stake
    from (select draw_id, member_id, sum(stake)::bigint as stake from given group by draw_id, member_id) g
    where m.draw_id = g.draw_id and m.member_id = g.member_id
  )
  select array_agg((id, slip_id, merchant_id, member_id, account_id, stake, 'open', 0, 'refunded', 0, 0, 0, null)::lottery.outcome)
  into outcomes from given;
  if outcomes is not null then
    perform lottery.carry_out(outcomes, p_now);
  end if;
  return query select count(*)::integer, coalesce(sum(stake), 0)::bigint from unnest(outcomes);
end $$;

revoke execute on function lottery.refund_lines from public;
grant execute on function lottery.refund_lines to lanna_app;
