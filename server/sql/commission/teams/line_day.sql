-- What was won of all members below an agent who has none above, by day: lines do not overlap. Demo players are left out.
create or replace view teams.line_day as
select t.merchant_id, t.agent_id, t.day, t.stake - t.payout as ggr
from (
  select merchant_id, agent_id, day, stake, payout from teams.team_play
  union all
  select merchant_id, agent_id, day, -stake, -payout from teams.demo_play
) t
join teams.place p on p.member_id = t.agent_id and p.agent_id is null and p.is_agent;

grant select on teams.line_day to lanna_app;
