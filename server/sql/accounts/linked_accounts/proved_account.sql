-- Which services' accounts members have proved, not which accounts they are.
create or replace view linked_accounts.proved_account as
select merchant_id, member_id, service from linked_accounts.proof;

grant select on linked_accounts.proved_account to lanna_app;
