-- Draws as topics above read them. What no caller may know before the time (the place of a link is no secret, the link is another topic's) is not among it.
create or replace view draws.draw_record as
  select id, game_code, numero, day, round, closes_at, draws_at, state, result, version, closed_at, drawn_at, settled_at, cancelled_at, cancel_kind,
    cancel_reason
  from draws.draw;

grant select on draws.draw_record to lanna_app;
