-- What these bets count for leaderboards that still count, as they stand, in hundred-thousandths: points at the rate and factor of the day they were settled
-- on, or the multiple of the stake to a hundredth, where it won more than that. Nothing before a bet is settled, nothing of a refund, nothing of free bets.
create or replace function leaderboards.worth_of(p_bets uuid[])
  returns table (board_id uuid, bet_id uuid, member_id uuid, amount bigint, at timestamptz) language sql stable as $$
  with bet as materialized (
    select o.id as board_id, o.score, o.least_stake, b.id, b.merchant_id, b.member_id, b.category, b.valid_turnover, b.settled_at,
      b.stake + b.bonus_stake as stake, b.payout + b.bonus_payout as payout, (b.settled_at at time zone z.time_zone)::date as day,
      b.status in ('won', 'lost') and b.stake + b.bonus_stake > 0 and (cardinality(o.categories) = 0 or b.category = any (o.categories)) as counts
    from unnest(p_bets) wanted (id)
    -- Each by its id: read by the brand and the time of the leaderboard instead, every bet of it would be compared with all that are wanted.
    cross join lateral (select * from bets.placed_bet p where p.id = wanted.id offset 0) b
    join leaderboards.board o on o.merchant_id = b.merchant_id and o.currency = b.currency and o.state in ('published', 'closed')
      and b.placed_at >= o.starts_at and b.placed_at < o.ends_at
    join brands.brand z on z.id = b.merchant_id
  ), played as materialized (
    select b.*, row_number() over (order by b.id, b.board_id) as place from bet b where b.score = 'points' and b.counts
  ), earned as (
    -- All at once: asked for one by one, they cost more than everything else.
    select p.board_id, p.id, e.earned
    from points.earned((select array_agg(merchant_id order by place) from played), (select array_agg(member_id order by place) from played),
      (select array_agg(category order by place) from played), (select array_agg(day order by place) from played),
      (select array_agg(valid_turnover order by place) from played)) e
    join played p on p.place = e.place
  )
  select b.board_id, b.id, b.member_id,
    case
      when not b.counts then 0
      when b.score = 'points' then coalesce(e.earned, 0)
      when b.stake >= b.least_stake and b.payout > b.stake then div(b.payout::numeric * 100, b.stake) * 1000
      else 0
    end::bigint,
    b.settled_at
  from bet b left join earned e on (e.board_id, e.id) = (b.board_id, b.id)
$$;

revoke execute on function leaderboards.worth_of from public;
grant execute on function leaderboards.worth_of to lanna_app;
