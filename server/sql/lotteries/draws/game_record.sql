-- What is set for each game; what it is, `rules/src/lotteries/lottery/games.ts` says.
create or replace view draws.game_record as
  select code, enabled, closes_before_seconds from draws.game;

grant select on draws.game_record to lanna_app;
