-- At which brands a draw that has a result is void: a round with too few shots for them.
create or replace view draws.void_at as
select draw_id, merchant_id from draws.void_round;

grant select on draws.void_at to lanna_app;
