-- What is to be settled now: draws that wait for it, by the result in force, and passes that are not over because an operator has them gone through again.
create or replace view lottery.waiting_pass as
select id as draw_id, case when state = 'cancelled' then 0 else version end as version, draws_at from draws.to_settle
union
select d.id, s.version, d.draws_at
from lottery.settlement s
join draws.draw_record d on d.id = s.draw_id
where s.finished_at is null
  and (d.state in ('drawn', 'settled') and d.version = s.version or d.state = 'cancelled' and s.version = 0);

grant select on lottery.waiting_pass to lanna_app;
