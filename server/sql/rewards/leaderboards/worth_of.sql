-- What these bets count for leaderboards that still count, as they stand, in hundred-thousandths: points at the rate and factor of the day they were settled
-- on, or the multiple of the stake to a hundredth, where it won more than that. Nothing before a bet is settled, nothing of a refund, nothing of free bets.
create or replace function leaderboards.worth_of(p_bets uuid[])
  returns table (board_id uuid, bet_id uuid, member_id uuid, amount bigint, at timestamptz) language sql stable as $$
  select o.id, b.id, b.member_id,
    case
      when b.status not in ('won', 'lost') or s.stake <= 0 then 0
      when cardinality(o.categories) > 0 and b.category <> all (o.categories) then 0
      when o.score = 'points' then coalesce(div(b.valid_turnover::numeric * (t.rates ->> b.category)::integer
        * (t.factors ->> least(t.level, jsonb_array_length(t.factors) - 1))::integer, 1000000), 0)
      when s.stake >= o.least_stake and s.payout > s.stake then div(s.payout::numeric * 100, s.stake) * 1000
      else 0
    end::bigint,
    b.settled_at
  from bets.placed_bet b
  cross join lateral (select b.stake + b.bonus_stake as stake, b.payout + b.bonus_payout as payout) s
  join leaderboards.board o on o.merchant_id = b.merchant_id and o.currency = b.currency and o.state in ('published', 'closed')
    and b.placed_at >= o.starts_at and b.placed_at < o.ends_at
  left join lateral (
    select p.rates, p.factors, ranks.level_on(b.merchant_id, b.member_id, d.day) as level
    from (select (b.settled_at at time zone z.time_zone)::date as day from brands.brand z where z.id = b.merchant_id) d
    join points.terms p on p.merchant_id = b.merchant_id and p.from_day <= d.day
    order by p.version desc limit 1) t on o.score = 'points'
  where b.id = any(p_bets)
$$;

revoke execute on function leaderboards.worth_of from public;
grant execute on function leaderboards.worth_of to lanna_app;
