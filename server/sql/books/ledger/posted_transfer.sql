-- Every transfer with the reference it was posted under and its two sides, for the recounts of topics that pay. `alone`: its posting
-- holds no other. `credit_balance`: what the credited account had then, where it is kept inline.
create or replace view ledger.posted_transfer as
select t.id, p.reference, p.first_id = p.last_id as alone, t.code, t.amount, d.kind as debit_kind, c.kind as credit_kind,
  c.is_wallet as credits_wallet, c.owner_id as credit_owner_id, c.merchant_id, c.currency,
  t.credit_balance, d.owner_id as debit_owner_id
from ledger.transfer t
join ledger.posting p on p.reference = t.group_id and t.id between p.first_id and p.last_id
join ledger.account d on d.id = t.debit_account
join ledger.account c on c.id = t.credit_account;

grant select on ledger.posted_transfer to lanna_app;
