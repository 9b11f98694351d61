-- What a member has played in the periods that run, as the rules that limit it read it.
create or replace view bets.member_play as select * from bets.play;

grant select on bets.member_play to lanna_app;
