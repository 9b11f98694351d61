-- Messages to devices that have not been handed over yet, by brand.
create or replace view web_push.waiting_delivery as
select s.merchant_id, d.due_at, d.created_at, d.attempts
from web_push.delivery d
join web_push.subscription s on s.id = d.subscription_id;

grant select on web_push.waiting_delivery to lanna_app;
