-- Adds the next settlements, at most p_most numbers and none above p_watermark, to the sums of their days, in one
-- transaction with how far it has come: stopped anywhere, nothing is counted twice or left out. Answers how far it came.
-- Up to p_watermark no settlement may still be in flight.
create or replace function bets.add_to_daily_sums(p_watermark bigint, p_most integer) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  since bigint;
  up_to bigint;
begin
  -- Processes that run at once come one after another.
  select summed_to into since from bets.progress for update;
  up_to := least(p_watermark, since + p_most);
  if up_to <= since then
    return since;
  end if;
  insert into bets.daily_sum as d
    (merchant_id, member_id, day, category, currency, bets, stake, free_stake, payout, valid_turnover)
  select merchant_id, member_id, day, category, currency, sum(bets), sum(stake), sum(free_stake), sum(payout),
    sum(valid_turnover)
  from bets.settlement where number > since and number <= up_to
  group by merchant_id, member_id, day, category, currency
  on conflict (member_id, day, category, currency) do update set
    bets = d.bets + excluded.bets, stake = d.stake + excluded.stake, free_stake = d.free_stake + excluded.free_stake,
    payout = d.payout + excluded.payout, valid_turnover = d.valid_turnover + excluded.valid_turnover;
  update bets.progress set summed_to = up_to;
  return up_to;
end $$;

revoke execute on function bets.add_to_daily_sums from public;
grant execute on function bets.add_to_daily_sums to lanna_app;
