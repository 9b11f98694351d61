-- Draws whose lines are yet to be settled by the result in force, or given back: cancelled ones until that is done. In the order of their draws.
create or replace view draws.to_settle as
  select id, game_code, numero, draws_at, state, result, version, cancel_kind
  from draws.draw
  where state = 'drawn' or state = 'cancelled' and settled_at is null;

grant select on draws.to_settle to lanna_app;
