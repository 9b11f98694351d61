-- How deposits go, for who measures it: never whose they are, nor what they came to; only whether a demo player's.
create or replace view cashier.deposit_pace as
select merchant_id, method_code, status, promised_minutes, created_at, paid_said_at, credited_at,
  exists (select from members.demo_members() m where m.member_id = d.member_id) as is_demo
from cashier.deposit d;

grant select on cashier.deposit_pace to lanna_app;
