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
  ), placed as materialized (
    -- Bets that earn points have a place among themselves, all others have none.
    select b.*, case when b.earns then row_number() over (partition by b.earns order by b.id, b.board_id) end as place
    from (select *, score = 'points' and counts as earns from bet) b
  ), played as materialized (
    select p.* from placed p where p.earns
  ), beside as (
    select p.place, p.board_id, p.id, p.member_id, p.score, p.counts, p.stake, p.payout, p.least_stake, p.settled_at, null::bigint as earned
    from placed p
    union all
    -- All at once: asked for one by one, they cost more than everything else.
    select e.place, null, null, null, null, null, null, null, null, null, e.earned
    from points.earned((select array_agg(merchant_id order by place) from played), (select array_agg(member_id order by place) from played),
      (select array_agg(category order by place) from played), (select array_agg(day order by place) from played),
      (select array_agg(valid_turnover order by place) from played)) e
  ), known as (
    -- Brought together by sorting: how many bets there are is not known when this is planned, and a join would be planned as if for one, each with each.
    select b.*, max(b.earned) over (partition by b.place) as points from beside b
  )
  select k.board_id, k.id, k.member_id,
    case
      when not k.counts then 0
      when k.score = 'points' then coalesce(k.points, 0)
      when k.stake >= k.least_stake and k.payout > k.stake then div(k.payout::numeric * 100, k.stake) * 1000
      else 0
    end::bigint,
    k.settled_at
  from known k where k.board_id is not null
$$;

revoke execute on function leaderboards.worth_of from public;
grant execute on function leaderboards.worth_of to lanna_app;
