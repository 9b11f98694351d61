-- What was played by minute of the brand's day, as bets.game_day is by game. Days of the last two weeks, without demo players. A function because
-- a view of this schema is made before that of the brands; the planner reads it as part of the query it stands in.
create or replace function bets.minutes_of_days(p_merchants uuid[], p_days date[])
  returns table (merchant_id uuid, day date, minute smallint, category text, currency text, bets bigint, stake bigint,
    free_stake bigint, payout bigint)
  language sql stable as $$
  select merchant_id, day, minute, category, currency, bets, stake, free_stake, payout
  from bets.minute_sum where merchant_id = any (p_merchants) and day = any (p_days)
  union all
  select merchant_id, day, minute, category, currency, -bets, -stake, -free_stake, -payout
  from bets.demo_minute_sum where merchant_id = any (p_merchants) and day = any (p_days)
  union all
  select s.merchant_id, s.day, bets.minute_of(s.day, s.recorded_at, z.time_zone), s.category, s.currency, s.bets, s.stake,
    s.free_stake, s.payout
  from bets.settlement s join brands.brand z on z.id = s.merchant_id
  where s.number > (select summed_to from bets.progress) and s.merchant_id = any (p_merchants) and s.day = any (p_days)
    and not exists (select from members.demo_members() p where p.member_id = s.member_id)
$$;

revoke execute on function bets.minutes_of_days from public;
grant execute on function bets.minutes_of_days to lanna_app;
