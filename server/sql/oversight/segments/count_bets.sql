-- Adds the next changes of settled bets, at most p_most numbers and none above p_watermark, to the figures of their members, in one transaction with how
-- far it has come. Answers how far it came.
create or replace function segments.count_bets(p_watermark bigint, p_most integer) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  since bigint;
  up_to bigint;
begin
  -- Processes that run at once come one after another.
  select bets_to into since from segments.progress for update;
  if not found then
    insert into segments.progress (bets_to, money_to) values (0, 0) on conflict do nothing;
    select bets_to into since from segments.progress for update;
  end if;
  up_to := least(p_watermark, since + p_most);
  if up_to <= since then
    return since;
  end if;
  update segments.progress set bets_to = up_to;
  insert into segments.figure as f (member_id, merchant_id, bets, stake, payout, last_bet_day)
  select member_id, merchant_id, sum(bets), sum(stake), sum(payout), max(day)
  from bets.settled_change where number > since and number <= up_to
  group by member_id, merchant_id
  on conflict (member_id) do update set bets = f.bets + excluded.bets, stake = f.stake + excluded.stake, payout = f.payout + excluded.payout,
    last_bet_day = greatest(f.last_bet_day, excluded.last_bet_day);
  return up_to;
end $$;

revoke execute on function segments.count_bets from public;
grant execute on function segments.count_bets to lanna_app;
