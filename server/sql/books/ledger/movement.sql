-- Every transfer from each of its two sides: what came to an account (or, negative, left it), in which posting, and what
-- it had then, where its balance is kept inline.
create or replace view ledger.movement as
select t.id as transfer_id, t.created_at, t.event_at, t.group_id, t.code, a.id as account_id, a.merchant_id, a.currency,
  a.kind, a.owner_id, a.purpose, s.change, s.version, s.balance
from ledger.transfer t
cross join lateral (values
  (t.debit_account, -t.amount, t.debit_version, t.debit_balance),
  (t.credit_account, t.amount, t.credit_version, t.credit_balance)) as s(account_id, change, version, balance)
join ledger.account a on a.id = s.account_id;

grant select on ledger.movement to lanna_app;
