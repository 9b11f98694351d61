-- A member is a demo player from now on: what it has played of what teams have counted already goes to what demo players played in them.
create or replace function teams.note_demo_player() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  up_to bigint;
begin
  -- Nothing is counted meanwhile.
  select bets_to into up_to from teams.progress for update;
  with played as materialized (
    select day, merchant_id, sum(stake)::bigint as stake, sum(house_payout)::bigint as payout
    from bets.settled_change where member_id = new.member_id and number <= up_to
    group by day, merchant_id
  ), line as materialized (
    select l.* from (select array_agg(new.member_id) as members, array_agg(day) as days from played) p
    cross join lateral agents.lines_on(p.members, p.days) l
  )
  insert into teams.demo_play as t (agent_id, day, merchant_id, stake, payout)
  select l.agent_id, p.day, p.merchant_id, p.stake, p.payout
  from played p join line l on l.day = p.day
  on conflict (agent_id, day) do update set stake = t.stake + excluded.stake, payout = t.payout + excluded.payout;
  return null;
end $$;

revoke execute on function teams.note_demo_player from public;
