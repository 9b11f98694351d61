-- Counts what settled bets have come to towards missions: the next changes, at most p_most numbers and none above p_watermark, in one transaction with
-- how far it has come. A bet counts as it stands now, whatever number it is met at, so nothing is counted twice and a bet that is taken back takes what
-- it counted with it. Answers how far it came and whose progress changed. Up to p_watermark no change may still be in flight.
create or replace function missions.count_settled(p_watermark bigint, p_most integer, p_now timestamptz, out counted_to bigint, out members uuid[])
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  -- Planned anew each time: a plan of when its tables were empty reads all of them for each bet once they are full.
  set enable_seqscan = off set plan_cache_mode = force_custom_plan as $$
declare
  since bigint;
  of_games uuid[];
  moved_games uuid[];
begin
  insert into missions.counting (counted_to) values (0) on conflict do nothing;
  -- Processes that run at once come one after another.
  select c.counted_to into since from missions.counting c for update;
  counted_to := greatest(since, least(p_watermark, since + p_most));
  if counted_to = since then
    return;
  end if;
  update missions.counting c set counted_to = count_settled.counted_to;
  -- The first step begins with the first bet that counts for it, of who is in play.
  insert into missions.progress (id, mission_id, merchant_id, member_id, period, step, starts_at, ends_at, goal, reward)
  select distinct on (n.mission_id, b.member_id, n.first_day) gen_random_uuid(), n.mission_id, n.merchant_id, b.member_id, n.first_day, 1,
    greatest(n.starts_at, p.begins_at), least(coalesce(n.ends_at, 'infinity'), p.ends_at), missions.goal_of(n.terms -> 'steps' -> 0 -> 'trigger'),
    n.terms -> 'steps' -> 0 -> 'reward'
  from (
    -- Most bets find their period begun: those are left out by its key, before anything else is asked of them.
    select t.bet_id, m.id as mission_id, m.merchant_id, m.terms, m.starts_at, m.ends_at, z.time_zone, d.first_day
    from (select distinct s.bet_id, s.merchant_id from bets.settled_change s where s.number > since and s.number <= count_settled.counted_to) t
    cross join lateral (select k.member_id, k.placed_at from bets.placed_bet k where k.id = t.bet_id offset 0) k
    join missions.mission m on m.merchant_id = t.merchant_id and m.state = 'published'
      and k.placed_at >= m.starts_at and k.placed_at < coalesce(m.ends_at, 'infinity')
    join brands.brand z on z.id = m.merchant_id
    cross join lateral (select missions.first_day_of(m.terms ->> 'repeat', z.time_zone, k.placed_at) as first_day) d
    where (select e.id from missions.progress e
      where e.mission_id = m.id and e.member_id = k.member_id and e.period = d.first_day and e.step = 1 limit 1) is null
    offset 0
  ) n
  join bets.placed_bet b on b.id = n.bet_id
  left join bets.placed_odds o on o.bet_id = b.id
  join members.account a on a.id = b.member_id and a.status = 'active' and a.type <> 4 and a.rank_level >= (n.terms ->> 'leastRank')::integer
    and (n.terms ->> 'audience' is null or missions.is_for(n.terms -> 'audience', a.id))
  cross join lateral missions.period_of(n.terms ->> 'repeat', n.time_zone, b.placed_at) p
  where p.ends_at > p_now - interval '2 days'
    and missions.worth_of(n.terms -> 'steps' -> 0 -> 'trigger', b.category, b.status, b.stake + b.bonus_stake, b.payout + b.bonus_payout,
      bets.valid_turnover(b.status, b.category, b.stake + b.bonus_stake, b.payout + b.bonus_payout, b.turnover_given), o.selections) > 0
  on conflict do nothing;
  -- Each bet, step and count is read by its key: planned while a table is empty, a join would compare all with all.
  with changed as (
    select distinct s.bet_id, s.member_id from bets.settled_change s where s.number > since and s.number <= count_settled.counted_to
  ), worth as (
    select p.id as progress_id, b.id as bet_id, b.source || '/' || b.game_code as game, m.terms -> 'steps' -> (p.step - 1) -> 'trigger' ->> 'kind' as kind,
      case when c.amount is null and (m.state <> 'published' or p.state <> 'open' or a.status <> 'active') then 0
        else missions.worth_of(m.terms -> 'steps' -> (p.step - 1) -> 'trigger', b.category, b.status, b.stake + b.bonus_stake, b.payout + b.bonus_payout,
          bets.valid_turnover(b.status, b.category, b.stake + b.bonus_stake, b.payout + b.bonus_payout, b.turnover_given), o.selections) end as amount,
      c.amount as old_amount
    from changed t
    cross join lateral (select * from bets.placed_bet k where k.id = t.bet_id offset 0) b
    left join lateral (select k.selections from bets.placed_odds k where k.bet_id = t.bet_id limit 1) o on true
    cross join lateral (
      select * from missions.progress k where k.member_id = t.member_id and k.starts_at <= b.placed_at and k.ends_at > b.placed_at offset 0) p
    join missions.mission m on m.id = p.mission_id
    join members.account a on a.id = b.member_id
    left join lateral (select k.amount from missions.counted k where k.progress_id = p.id and k.bet_id = b.id limit 1) c on true
  ), held as (
    -- The steps that change and no others, in one order, as they are once they are held.
    select p.id, p.state from missions.progress p
    where p.id = any(array(select w.progress_id from worth w where w.amount <> coalesce(w.old_amount, 0)))
    order by p.id for update
  ), counts as (
    -- One that was reached meanwhile counts no further bet. Asked of a hashed set, and first, so that all are held: a join would compare all with all.
    select w.progress_id, w.bet_id, w.game, w.kind, w.amount, coalesce(w.old_amount, 0) as old_amount
    from worth w
    where w.amount <> coalesce(w.old_amount, 0) and (w.progress_id in (select h.id from held h where h.state = 'open') or w.old_amount is not null)
  ), written as (
    insert into missions.counted as c (progress_id, bet_id, game, amount)
    select progress_id, bet_id, game, amount from counts
    on conflict (progress_id, bet_id) do update set amount = excluded.amount
  ), after as (
    select c.progress_id, sum(c.amount - c.old_amount)::bigint as added from counts c where c.kind <> 'games' group by c.progress_id
  ), moved as (
    update missions.progress p set progress = p.progress + a.added from after a where p.id = a.progress_id and a.added <> 0 returning p.member_id
  )
  select (select array_agg(distinct m.member_id) from moved m),
    (select array_agg(distinct c.progress_id) from counts c where c.kind = 'games')
  into members, of_games;
  -- Different games are counted over all that stands by now.
  if of_games is not null then
    with after as (
      select g.id, (select count(distinct c.game) from missions.counted c where c.progress_id = g.id and c.amount > 0) as progress from unnest(of_games) g (id)
    ), moved as (
      update missions.progress p set progress = a.progress from after a where p.id = a.id and p.progress <> a.progress returning p.member_id
    )
    select array_agg(distinct m.member_id) into moved_games from moved m;
    members := nullif(array(select distinct id from unnest(members || moved_games) id), '{}');
  end if;
end $$;

revoke execute on function missions.count_settled from public;
grant execute on function missions.count_settled to lanna_app;
