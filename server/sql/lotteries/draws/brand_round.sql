-- Of a drawn round of Yeekee at a brand: how many shots it needed there, whether the brand was asked when it was made, and how many it had. Brands with too few for
-- themselves give their stakes back, though the round has a result at others.
create or replace view draws.brand_round as
select d.id as draw_id, m.id as merchant_id, d.state, coalesce(l.shots, 20) as least_shots, c.shots,
  v.draw_id is not null as is_void, l.shots is not null as is_asked
from draws.draw d
cross join lateral (select count(*)::integer as shots from draws.shot s where s.draw_id = d.id) c
cross join brands.brand m
left join draws.least_shots l on l.draw_id = d.id and l.merchant_id = m.id
left join draws.void_round v on v.draw_id = d.id and v.merchant_id = m.id
where d.game_code = 'YEEKEE' and d.result is not null;

grant select on draws.brand_round to lanna_app;
