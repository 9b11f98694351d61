-- Games of other lotteries whose results can come from somewhere: an enabled feed brings them, or operators type them. Any other is closed for bets.
create or replace view feeds.sourced_game as
  with said as (
    select unnest(games) as code from feeds.feed where enabled
    union
    select game_code from feeds.game where typed
  )
  select code from said
  union
  -- What rules derive from the draws of another game takes bets while that one is drawn.
  select 'HANOI' from said s join draws.game_record g on g.code = s.code and g.enabled where s.code = 'VN_NORTH';

grant select on feeds.sourced_game to lanna_app;
