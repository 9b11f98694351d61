-- What these bets count for leaderboards that still count, as they stand, in hundred-thousandths: points at the rate and factor of the day they were settled
-- on, or the multiple of the stake to a hundredth, where it won more than that. Nothing before a bet is settled, nothing of a refund, nothing of free bets.
create or replace function leaderboards.worth_of(p_bets uuid[])
  returns table (board_id uuid, bet_id uuid, member_id uuid, amount bigint, at timestamptz) language sql stable as $$
  select o.id, b.id, b.member_id,
    case
      when b.status not in ('won', 'lost') or s.stake <= 0 then 0
      when cardinality(o.categories) > 0 and b.category <> all (o.categories) then 0
      when o.score = 'points' then points.earned_by(b.merchant_id, b.member_id, b.category, (b.settled_at at time zone z.time_zone)::date, b.valid_turnover)
      when s.stake >= o.least_stake and s.payout > s.stake then div(s.payout::numeric * 100, s.stake) * 1000
      else 0
    end::bigint,
    b.settled_at
  from unnest(p_bets) wanted (id)
  -- Each by its id: read by the brand and the time of the leaderboard instead, every bet of it would be compared with all that are wanted.
  cross join lateral (select * from bets.placed_bet p where p.id = wanted.id offset 0) b
  cross join lateral (select b.stake + b.bonus_stake as stake, b.payout + b.bonus_payout as payout) s
  join leaderboards.board o on o.merchant_id = b.merchant_id and o.currency = b.currency and o.state in ('published', 'closed')
    and b.placed_at >= o.starts_at and b.placed_at < o.ends_at
  join brands.brand z on z.id = b.merchant_id
$$;

revoke execute on function leaderboards.worth_of from public;
grant execute on function leaderboards.worth_of to lanna_app;
