-- Each version of a result with its draw, for topics that announce new ones.
create or replace view draws.given_result as
  select r.draw_id, r.version, r.result, r.given_at, d.game_code, d.numero, d.state, d.version as version_in_force
  from draws.result r join draws.draw d on d.id = r.draw_id;

grant select on draws.given_result to lanna_app;
