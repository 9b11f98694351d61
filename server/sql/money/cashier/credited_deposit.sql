-- Deposits that came to a wallet, as reports count them.
create or replace view cashier.credited_deposit as
select id, merchant_id, member_id, method_code, credited_amount as amount, currency, credited_at
from cashier.deposit where status = 'credited' and credited_at is not null;

grant select on cashier.credited_deposit to lanna_app;
