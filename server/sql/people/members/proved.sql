-- Whether an account's number and e-mail are proved; not what they are.
create or replace view members.proved as
select id, merchant_id, mobile_verified_at is not null as mobile_verified, email_verified_at is not null as email_verified
from members.member;

grant select on members.proved to lanna_app;
