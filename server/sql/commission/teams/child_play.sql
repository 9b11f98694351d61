-- What was played in a team, by child, as topics above read it.
create or replace view teams.child_play as
select agent_id, day, child_id, category, merchant_id, bets, stake, payout, valid_turnover from teams.branch_play;

grant select on teams.child_play to lanna_app;
