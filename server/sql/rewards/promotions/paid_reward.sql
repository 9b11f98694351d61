-- What promotions have paid to members, once for each application or claim.
create or replace view promotions.paid_reward as
select id, merchant_id, member_id, promotion_id, reward as amount, currency, changed_at as paid_at
from promotions.application where state in ('issued', 'claimed');

grant select on promotions.paid_reward to lanna_app;
