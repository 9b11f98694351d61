-- What became of each deposit that was made, for who counts how channels do.
create or replace view cashier.deposit_outcome as
select merchant_id, member_id, method_code, currency, status = 'credited' as done, status in ('expired', 'failed', 'refused') as failed,
  coalesce(credited_amount, amount) as amount, created_at, extract(epoch from credited_at - created_at)::double precision as took_seconds
from cashier.deposit;

grant select on cashier.deposit_outcome to lanna_app;
