-- Adds the next settlements, at most p_most numbers and none above p_watermark, to the sums of their days, games and
-- minutes, in one transaction with how far it has come: stopped anywhere, nothing is counted twice or left out. Answers how
-- far it came. Up to p_watermark no settlement may still be in flight.
create or replace function bets.add_to_daily_sums(p_watermark bigint, p_most integer) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  since bigint;
  up_to bigint;
begin
  -- Processes that run at once come one after another.
  select summed_to into since from bets.progress for update;
  -- Nothing is settled yet: LEAST would leave a null out, and go on over numbers that are still to come.
  if p_watermark is null then
    return since;
  end if;
  up_to := least(p_watermark, since + p_most);
  if up_to <= since then
    return since;
  end if;
  insert into bets.daily_sum as d
    (merchant_id, member_id, day, category, currency, bets, stake, free_stake, payout, valid_turnover, first_at)
  select merchant_id, member_id, day, category, currency, sum(bets), sum(stake), sum(free_stake), sum(payout),
    sum(valid_turnover), min(recorded_at)
  from bets.settlement where number > since and number <= up_to
  group by merchant_id, member_id, day, category, currency
  on conflict (member_id, day, category, currency) do update set
    bets = d.bets + excluded.bets, stake = d.stake + excluded.stake, free_stake = d.free_stake + excluded.free_stake,
    payout = d.payout + excluded.payout, valid_turnover = d.valid_turnover + excluded.valid_turnover,
    first_at = least(d.first_at, excluded.first_at);
  insert into bets.daily_game_sum as d
    (merchant_id, day, source, game_code, category, currency, bets, stake, free_stake, payout, valid_turnover)
  select s.merchant_id, s.day, b.source, b.game_code, s.category, s.currency, sum(s.bets), sum(s.stake), sum(s.free_stake),
    sum(s.payout), sum(s.valid_turnover)
  from bets.settlement s join bets.bet b on b.id = s.bet_id
  where s.number > since and s.number <= up_to
  group by s.merchant_id, s.day, b.source, b.game_code, s.category, s.currency
  on conflict (merchant_id, day, source, game_code, category, currency) do update set
    bets = d.bets + excluded.bets, stake = d.stake + excluded.stake, free_stake = d.free_stake + excluded.free_stake,
    payout = d.payout + excluded.payout, valid_turnover = d.valid_turnover + excluded.valid_turnover;
  insert into bets.minute_sum as d (merchant_id, day, minute, category, currency, bets, stake, free_stake, payout)
  select s.merchant_id, s.day, bets.minute_of(s.day, s.recorded_at, z.time_zone) as minute, s.category, s.currency,
    sum(s.bets), sum(s.stake), sum(s.free_stake), sum(s.payout)
  from bets.settlement s join brands.brand z on z.id = s.merchant_id
  where s.number > since and s.number <= up_to
  group by s.merchant_id, s.day, minute, s.category, s.currency
  on conflict (merchant_id, day, minute, category, currency) do update set
    bets = d.bets + excluded.bets, stake = d.stake + excluded.stake, free_stake = d.free_stake + excluded.free_stake,
    payout = d.payout + excluded.payout;
  -- What demo players played of it stands beside it, so that reports can leave it out.
  insert into bets.demo_game_sum as d
    (merchant_id, day, source, game_code, category, currency, bets, stake, free_stake, payout, valid_turnover)
  select s.merchant_id, s.day, b.source, b.game_code, s.category, s.currency, sum(s.bets), sum(s.stake), sum(s.free_stake),
    sum(s.payout), sum(s.valid_turnover)
  from bets.settlement s join members.demo_members() p on p.member_id = s.member_id join bets.bet b on b.id = s.bet_id
  where s.number > since and s.number <= up_to
  group by s.merchant_id, s.day, b.source, b.game_code, s.category, s.currency
  on conflict (merchant_id, day, source, game_code, category, currency) do update set
    bets = d.bets + excluded.bets, stake = d.stake + excluded.stake, free_stake = d.free_stake + excluded.free_stake,
    payout = d.payout + excluded.payout, valid_turnover = d.valid_turnover + excluded.valid_turnover;
  insert into bets.demo_minute_sum as d (merchant_id, day, minute, category, currency, bets, stake, free_stake, payout)
  select s.merchant_id, s.day, bets.minute_of(s.day, s.recorded_at, z.time_zone) as minute, s.category, s.currency,
    sum(s.bets), sum(s.stake), sum(s.free_stake), sum(s.payout)
  from bets.settlement s join members.demo_members() p on p.member_id = s.member_id join brands.brand z on z.id = s.merchant_id
  where s.number > since and s.number <= up_to
  group by s.merchant_id, s.day, minute, s.category, s.currency
  on conflict (merchant_id, day, minute, category, currency) do update set
    bets = d.bets + excluded.bets, stake = d.stake + excluded.stake, free_stake = d.free_stake + excluded.free_stake,
    payout = d.payout + excluded.payout;
  -- What was played with which kind of device, where that is known, without demo players.
  insert into bets.daily_device_sum as d (merchant_id, day, device, currency, bets, stake, payout)
  select s.merchant_id, s.day, k.device, s.currency, sum(s.bets), sum(s.stake), sum(s.payout)
  from bets.settlement s join bets.bet b on b.id = s.bet_id
  cross join lateral members.device_at(b.member_id, b.placed_at) k
  where s.number > since and s.number <= up_to
    and not exists (select from members.demo_members() p where p.member_id = s.member_id)
  group by s.merchant_id, s.day, k.device, s.currency
  on conflict (merchant_id, day, device, currency) do update set
    bets = d.bets + excluded.bets, stake = d.stake + excluded.stake, payout = d.payout + excluded.payout;
  update bets.progress set summed_to = up_to;
  return up_to;
end $$;

revoke execute on function bets.add_to_daily_sums from public;
grant execute on function bets.add_to_daily_sums to lanna_app;
