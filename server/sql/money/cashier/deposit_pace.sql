-- How deposits go, for who measures it: never whose they are, nor what they came to.
create or replace view cashier.deposit_pace as
select merchant_id, method_code, status, promised_minutes, created_at, paid_said_at, credited_at
from cashier.deposit;

grant select on cashier.deposit_pace to lanna_app;
