-- What each credited deposit asks to be played before money may leave: `required` in all, counted from where the member's turnover of
-- a lifetime stood when it was credited.
create or replace view cashier.turnover_requirement as
select member_id, id as deposit_id, merchant_id, credited_amount as amount, turnover_required as required,
  turnover_from, credited_at, method_code as channel, currency
from cashier.deposit where status = 'credited';

grant select on cashier.turnover_requirement to lanna_app;
