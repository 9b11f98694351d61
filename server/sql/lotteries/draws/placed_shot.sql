-- Of each round that has a result the shots at the two places that may have a prize: the first, and the sixteenth from the end the round counts from. The house's own
-- shot is none of them, and none is one of a brand at which the round is void.
create or replace view draws.placed_shot as
select d.id as draw_id, p.place, s.number, s.merchant_id, s.member_id, s.shot_at
from draws.draw d
cross join lateral (select count(*)::integer as shots from draws.shot where draw_id = d.id) c
cross join lateral (values
  ('first', 1),
  ('sixteenth', case d.shots_counted_from when 'last' then c.shots - 15 else 16 end)
) as p(place, number)
join draws.shot s on s.draw_id = d.id and s.number = p.number
where d.game_code = 'YEEKEE' and d.result <> ''
  and not exists (select from draws.void_round v where v.draw_id = d.id and v.merchant_id = s.merchant_id);

grant select on draws.placed_shot to lanna_app;
