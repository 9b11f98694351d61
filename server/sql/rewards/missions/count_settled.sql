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
  with wanted as materialized (
    -- Each period once, however many bets it has here; what counts for no mission looks for no period.
    select m.id as mission_id, b.member_id, missions.first_day_of(m.terms ->> 'repeat', z.time_zone, b.placed_at) as first_day,
      min(b.placed_at) as placed_at, z.time_zone
    from (select distinct s.bet_id from bets.settled_change s where s.number > since and s.number <= count_settled.counted_to) t
    cross join lateral (
      select k.member_id, k.merchant_id, k.placed_at, k.category, k.status, k.stake + k.bonus_stake as stake, k.payout + k.bonus_payout as payout,
        bets.valid_turnover(k.status, k.category, k.stake + k.bonus_stake, k.payout + k.bonus_payout, k.turnover_given) as turnover,
        (select o.selections from bets.placed_odds o where o.bet_id = k.id limit 1) as selections
      from bets.placed_bet k where k.id = t.bet_id offset 0) b
    join missions.mission m on m.merchant_id = b.merchant_id and m.state = 'published'
      and b.placed_at >= m.starts_at and b.placed_at < coalesce(m.ends_at, 'infinity')
    join brands.brand z on z.id = m.merchant_id
    where missions.worth_of(m.terms -> 'steps' -> 0 -> 'trigger', b.category, b.status, b.stake, b.payout, b.turnover, b.selections) > 0
    group by m.id, b.member_id, first_day, z.time_zone
  ), missing as materialized (
    -- Most have begun: those are left out by their key, before anything else is asked of them.
    select w.* from wanted w
    where (select e.id from missions.progress e
      where e.mission_id = w.mission_id and e.member_id = w.member_id and e.period = w.first_day and e.step = 1 limit 1) is null
  ), period as materialized (
    select m.id as mission_id, m.merchant_id, d.first_day, greatest(m.starts_at, p.begins_at) as starts_at, least(coalesce(m.ends_at, 'infinity'), p.ends_at) as ends_at,
      (m.terms ->> 'leastRank')::integer as least_rank, nullif(m.terms -> 'audience', 'null') as audience,
      missions.goal_of(m.terms -> 'steps' -> 0 -> 'trigger') as goal, m.terms -> 'steps' -> 0 -> 'reward' as reward
    from (select n.mission_id, n.first_day, n.time_zone, min(n.placed_at) as placed_at from missing n group by n.mission_id, n.first_day, n.time_zone) d
    join missions.mission m on m.id = d.mission_id
    cross join lateral missions.period_of(m.terms ->> 'repeat', d.time_zone, d.placed_at) p
    where p.ends_at > p_now - interval '2 days'
  )
  select gen_random_uuid(), p.mission_id, p.merchant_id, n.member_id, p.first_day, 1, p.starts_at, p.ends_at, p.goal, p.reward
  from missing n
  join period p on (p.mission_id, p.first_day) = (n.mission_id, n.first_day)
  cross join lateral (
    select k.id from members.account k where k.id = n.member_id and k.status = 'active' and k.type <> 4 and k.rank_level >= p.least_rank offset 0) a
  where p.audience is null or missions.is_for(p.audience, a.id)
  on conflict do nothing;
  -- Each bet, step and count is read by its key: planned while a table is empty, a join would compare all with all.
  with changed as (
    select distinct s.bet_id, s.member_id from bets.settled_change s where s.number > since and s.number <= count_settled.counted_to
  ), trigger as materialized (
    -- Read out of the terms once, and not for each bet.
    select m.id as mission_id, s.place::integer as step, s.terms -> 'trigger' as trigger, s.terms -> 'trigger' ->> 'kind' as kind, m.state = 'published' as runs
    from missions.mission m cross join lateral jsonb_array_elements(m.terms -> 'steps') with ordinality s (terms, place)
    where m.state <> 'draft'
  ), step as materialized (
    select b.*, p.id as progress_id, p.mission_id, p.step, p.state, p.games
    from changed n
    cross join lateral (
      select k.id as bet_id, k.placed_at, k.source || '/' || k.game_code as game, k.category, k.status,
        k.stake + k.bonus_stake as stake, k.payout + k.bonus_payout as payout,
        bets.valid_turnover(k.status, k.category, k.stake + k.bonus_stake, k.payout + k.bonus_payout, k.turnover_given) as turnover,
        (select o.selections from bets.placed_odds o where o.bet_id = k.id limit 1) as selections,
        (select a.status = 'active' from members.account a where a.id = k.member_id) as is_active
      from bets.placed_bet k where k.id = n.bet_id offset 0) b
    cross join lateral (
      select k.id, k.mission_id, k.step, k.state, k.games from missions.progress k
      where k.member_id = n.member_id and k.ends_at > b.placed_at and k.starts_at <= b.placed_at offset 0) p
  ), worth as (
    select s.progress_id, s.bet_id, s.game, t.kind, s.games,
      case when c.amount is null and not (t.runs and s.state = 'open' and s.is_active) then 0
        else missions.worth_of(t.trigger, s.category, s.status, s.stake, s.payout, s.turnover, s.selections) end as amount,
      c.amount as old_amount
    from step s
    join trigger t on (t.mission_id, t.step) = (s.mission_id, s.step)
    left join lateral (select k.amount from missions.counted k where k.progress_id = s.progress_id and k.bet_id = s.bet_id limit 1) c on true
  ), held as (
    -- The steps that change and no others, in one order, as they are once they are held.
    select p.id, p.state from missions.progress p
    where p.id = any(array(select w.progress_id from worth w where w.amount <> coalesce(w.old_amount, 0)))
    order by p.id for update
  ), counts as (
    -- One that was reached meanwhile counts no further bet. Asked of a hashed set, and first, so that all are held: a join would compare all with all.
    select w.progress_id, w.bet_id, w.game, w.kind, w.amount, w.old_amount, w.kind = 'games' and (w.amount = 0 or w.game <> all (w.games)) as other_games
    from worth w
    where w.amount <> coalesce(w.old_amount, 0) and (w.progress_id in (select h.id from held h where h.state = 'open') or w.old_amount is not null)
  ), added as (
    -- Nothing else writes counts, and one process at a time counts: what was not there a moment ago is not there now.
    insert into missions.counted (progress_id, bet_id, game, amount)
    select progress_id, bet_id, game, amount from counts where old_amount is null order by progress_id, bet_id
  ), corrected as (
    insert into missions.counted as c (progress_id, bet_id, game, amount)
    select progress_id, bet_id, game, amount from counts where old_amount is not null
    on conflict (progress_id, bet_id) do update set amount = excluded.amount
  ), after as (
    select c.progress_id, sum(c.amount - coalesce(c.old_amount, 0))::bigint as added from counts c where c.kind <> 'games' group by c.progress_id
  ), moved as (
    update missions.progress p set progress = p.progress + a.added from after a where p.id = a.progress_id and a.added <> 0 returning p.member_id
  )
  select (select array_agg(distinct m.member_id) from moved m),
    (select array_agg(distinct c.progress_id) from counts c where c.other_games)
  into members, of_games;
  -- Different games are counted over all that stands by now, where another has come or one may have gone.
  if of_games is not null then
    with after as (
      select g.id, array(select distinct c.game from missions.counted c where c.progress_id = g.id and c.amount > 0 order by c.game) as games from unnest(of_games) g (id)
    ), moved as (
      update missions.progress p set progress = cardinality(a.games), games = a.games from after a where p.id = a.id and p.games <> a.games returning p.member_id
    )
    select array_agg(distinct m.member_id) into moved_games from moved m;
    members := nullif(array(select distinct id from unnest(members || moved_games) id), '{}');
  end if;
end $$;

revoke execute on function missions.count_settled from public;
grant execute on function missions.count_settled to lanna_app;
