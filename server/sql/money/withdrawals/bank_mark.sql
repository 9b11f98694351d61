-- Which accounts have given the same bank account, without the number.
create or replace view withdrawals.bank_mark as
select merchant_id, member_id, number_mark, created_at from withdrawals.bank_account;

grant select on withdrawals.bank_mark to lanna_app;
