-- Works out what is due of what the next settled changes have touched, at most p_most numbers and none that teams have not counted, in one transaction with
-- how far it has come. What is due is a function of sums, so it may be worked out as often as one likes. p_games: lotteries whose prices follow the
-- mode, and the kind of prize mode each counts under; the others pay what their market pays, and there is no difference to share. A line earns up to the
-- mode its prices left room for, from the player upwards (`rebates_to`; null, which `least` leaves out: no bound). Answers whether there is more.
create or replace function rebates.count_due(p_most integer, p_games text[], p_prize_modes text[]) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  -- Sets are joined with sets: the plan must not depend on how full the tables were when it was made.
  set enable_seqscan = off set enable_mergejoin = off as $$
declare
  since bigint;
  counted bigint;
  up_to bigint;
begin
  -- Processes that run at once come one after another.
  select counted_to into since from rebates.progress for update;
  select number into counted from teams.counted_bets;
  up_to := least(counted, since + p_most);
  if up_to <= since then
    return false;
  end if;
  update rebates.progress set counted_to = up_to;

  with played as materialized (
    select bet_id, merchant_id, member_id, day, category, stake, valid_turnover
    from bets.settled_change where number > since and number <= up_to
  ), touched as materialized (
    select distinct merchant_id, member_id, day, category from played
  ), line as materialized (
    select l.* from (select array_agg(member_id) as members, array_agg(day) as days from (select distinct member_id, day from touched) t) t
    cross join lateral agents.lines_on(t.members, t.days) l
  ), linked as materialized (
    -- What counts of each stake once for each agent above its player, with the child through which it came.
    select p.merchant_id, p.day, g.prize_mode, l.base as stake, a.agent_id, a.child_id, a.step
    from played p
    cross join lateral (
      select game_code, chain, rebates_to, case when is_by_stake then p.stake else p.valid_turnover end as base
      from lottery.counted_line where id = p.bet_id offset 0) l
    join unnest(p_games, p_prize_modes) as g(game_code, prize_mode) on g.game_code = l.game_code
    cross join lateral (
      select (l.chain -> n ->> 'member')::uuid as agent_id, (l.chain -> (n - 1) ->> 'member')::uuid as child_id,
        least((l.chain -> n ->> 'mode')::integer, l.rebates_to) - least((l.chain -> (n - 1) ->> 'mode')::integer, l.rebates_to) as step
      from generate_series(1, jsonb_array_length(l.chain) - 1) n
      union all
      -- An agent's own bets, which earn nothing here: so the rows of an agent always add up to the agent's row above.
      select o.agent_id, o.child_id, 0 from line o where o.member_id = p.member_id and o.day = p.day and o.step = 0
    ) a
    where p.category in ('LOTT', 'ELOTT') and l.base <> 0
  ), lottery as (
    insert into rebates.lottery_play as s (agent_id, day, child_id, prize_mode, merchant_id, stake, weighted)
    select agent_id, day, child_id, prize_mode, merchant_id, sum(stake), sum(stake * step)
    from linked group by agent_id, day, child_id, prize_mode, merchant_id
    order by agent_id, day, child_id, prize_mode
    on conflict (agent_id, day, child_id, prize_mode) do update set stake = s.stake + excluded.stake, weighted = s.weighted + excluded.weighted
    returning agent_id, day, child_id, prize_mode, merchant_id, stake, weighted
  ), category as materialized (
    select distinct l.agent_id as earner_id, t.day, l.child_id, t.category, t.merchant_id, l.agent_id as via_id
    from touched t join line l on l.member_id = t.member_id and l.day = t.day
    union
    -- An account without a team of its own earns its rate on the own bets, where it has one.
    select t.member_id, t.day, t.member_id, t.category, t.merchant_id, l.agent_id
    from touched t join line l on l.member_id = t.member_id and l.day = t.day and l.step = 1
    where not exists (select from line o where o.member_id = t.member_id and o.day = t.day and o.step = 0)
  ), given as materialized (
    select a.account, a.day, r.category, r.rate
    from (
      select merchant_id, earner_id as account, day from category union select merchant_id, child_id, day from category
    ) a
    cross join lateral agents.rates_on(a.merchant_id, a.account, a.day) r
  ), owed as (
    select c.earner_id, c.day, c.child_id, 'category' as kind, c.category as part, c.merchant_id, c.via_id,
      s.valid_turnover as turnover, coalesce(own.rate, 0) - case when c.child_id = c.earner_id then 0 else coalesce(child.rate, 0) end as rate,
      null::bigint as weighted
    from category c
    cross join lateral (
      select valid_turnover from teams.child_play s
      where s.agent_id = c.via_id and s.day = c.day and s.child_id = c.child_id and s.category = c.category offset 0) s
    left join given own on own.account = c.earner_id and own.day = c.day and own.category = c.category
    left join given child on child.account = c.child_id and child.day = c.day and child.category = c.category
    union all
    select agent_id, day, child_id, 'lottery', prize_mode, merchant_id, agent_id, stake, null, weighted from lottery
  )
  insert into rebates.due as d (earner_id, day, child_id, kind, part, merchant_id, via_id, turnover, rate, weighted, due)
  select earner_id, day, child_id, kind, part, merchant_id, via_id, turnover, rate, weighted,
    case kind when 'category' then rebates.share_of(turnover, rate) else greatest(weighted, 0) / 2000 end
  from owed o
  where rate > 0 or weighted > 0 or exists (
    select from rebates.due k
    where (k.earner_id, k.day, k.child_id, k.kind, k.part) = (o.earner_id, o.day, o.child_id, o.kind, o.part))
  order by earner_id, day, child_id, kind, part
  on conflict (earner_id, day, child_id, kind, part) do update set via_id = excluded.via_id, turnover = excluded.turnover,
    rate = excluded.rate, weighted = excluded.weighted, due = excluded.due;
  return up_to < counted;
end $$;

revoke execute on function rebates.count_due from public;
grant execute on function rebates.count_due to lanna_app;
