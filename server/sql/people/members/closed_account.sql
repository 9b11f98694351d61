-- Accounts that are closed, and since when: by whomever, the last time it happened.
create or replace view members.closed_account as
select m.id, m.merchant_id,
  (select max(c.at) from members.status_change c where c.member_id = m.id and c.to_status = 'closed') as closed_at
from members.member m where m.status = 'closed';

grant select on members.closed_account to lanna_app;
