-- Games of other lotteries whose results can come from somewhere: an enabled feed brings them, or operators type them. Any other is closed for bets.
create or replace view feeds.sourced_game as
  select distinct code from (
    select unnest(games) as code from feeds.feed where enabled
    union all
    select game_code from feeds.game where typed
  ) sourced;

grant select on feeds.sourced_game to lanna_app;
