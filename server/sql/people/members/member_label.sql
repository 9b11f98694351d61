-- Labels that operators have given members, for what is meant for those who have one.
create or replace view members.member_label as
select m.id as member_id, m.merchant_id, l.label
from members.member m cross join unnest(m.labels) l (label);

grant select on members.member_label to lanna_app;
