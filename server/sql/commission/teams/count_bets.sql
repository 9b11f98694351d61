-- Adds the next changes of settled bets, at most p_most numbers and none above p_watermark, to what was played in the teams of their lines, and who was
-- active, in one transaction with how far it has come. Answers how far it came. Up to p_watermark no change may still be in flight.
create or replace function teams.count_bets(p_watermark bigint, p_most integer) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  -- Sets are joined with sets: the plan must not depend on how full the tables were when it was made.
  set enable_seqscan = off set enable_nestloop = off set enable_mergejoin = off set work_mem = '64MB' as $$
declare
  since bigint;
  up_to bigint;
  merchants uuid[];
  members uuid[];
  days date[];
begin
  -- Processes that run at once come one after another.
  select bets_to into since from teams.progress for update;
  up_to := least(p_watermark, since + p_most);
  if up_to <= since then
    return since;
  end if;
  update teams.progress set bets_to = up_to;
  select array_agg(merchant_id), array_agg(member_id), array_agg(day) into merchants, members, days
  from (select distinct merchant_id, member_id, day from bets.settled_change where number > since and number <= up_to) played;
  perform agents.close_days(merchants, days);

  with line as materialized (
    select * from agents.lines_on(members, days)
  ), played as materialized (
    select member_id, day, category, merchant_id, sum(bets)::bigint as bets, sum(stake)::bigint as stake, sum(free_stake)::bigint as free_stake,
      -- What members have won of one another is no result of the house's.
      sum(house_payout)::bigint as payout, sum(valid_turnover)::bigint as valid_turnover
    from bets.settled_change where number > since and number <= up_to
    group by member_id, day, category, merchant_id
  ), along as materialized (
    select l.agent_id, p.day, l.child_id, p.category, p.merchant_id, sum(p.bets)::bigint as bets, sum(p.stake)::bigint as stake,
      sum(p.free_stake)::bigint as free_stake, sum(p.payout)::bigint as payout, sum(p.valid_turnover)::bigint as valid_turnover
    from played p join line l on l.member_id = p.member_id and l.day = p.day
    group by l.agent_id, p.day, l.child_id, p.category, p.merchant_id
  ), branch as (
    insert into teams.branch_play as b (agent_id, day, child_id, category, merchant_id, bets, stake, free_stake, payout, valid_turnover)
    select agent_id, day, child_id, category, merchant_id, bets, stake, free_stake, payout, valid_turnover from along
    on conflict (agent_id, day, child_id, category) do update set
      bets = b.bets + excluded.bets, stake = b.stake + excluded.stake, free_stake = b.free_stake + excluded.free_stake,
      payout = b.payout + excluded.payout, valid_turnover = b.valid_turnover + excluded.valid_turnover
  ), team as (
    insert into teams.team_play as t (agent_id, day, category, merchant_id, bets, stake, free_stake, payout, valid_turnover)
    select agent_id, day, category, merchant_id, sum(bets), sum(stake), sum(free_stake), sum(payout), sum(valid_turnover)
    from along group by agent_id, day, category, merchant_id
    on conflict (agent_id, day, category) do update set
      bets = t.bets + excluded.bets, stake = t.stake + excluded.stake, free_stake = t.free_stake + excluded.free_stake,
      payout = t.payout + excluded.payout, valid_turnover = t.valid_turnover + excluded.valid_turnover
  ), demo as (
    insert into teams.demo_play as t (agent_id, day, merchant_id, stake, payout)
    select l.agent_id, p.day, p.merchant_id, sum(p.stake), sum(p.payout)
    from played p join members.demo_members() m on m.member_id = p.member_id join line l on l.member_id = p.member_id and l.day = p.day
    group by l.agent_id, p.day, p.merchant_id
    on conflict (agent_id, day) do update set stake = t.stake + excluded.stake, payout = t.payout + excluded.payout
  ), counted as (
    insert into teams.active_day as a (member_id, day, merchant_id, bets)
    select p.member_id, p.day, p.merchant_id, sum(p.bets)
    from played p join (select distinct member_id, day from line) l on l.member_id = p.member_id and l.day = p.day
    group by p.member_id, p.day, p.merchant_id having sum(p.bets) <> 0
    on conflict (member_id, day) do update set bets = a.bets + excluded.bets
    returning member_id, day, coalesce(old.bets, 0) > 0 as was_active, new.bets > 0 as is_active
  )
  select array_agg(member_id), array_agg(day) into members, days from counted where was_active <> is_active;
  if members is not null then
    perform teams.count_active(members, days);
  end if;
  return up_to;
end $$;

revoke execute on function teams.count_bets from public;
grant execute on function teams.count_bets to lanna_app;
