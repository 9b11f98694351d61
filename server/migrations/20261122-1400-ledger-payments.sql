-- What the cashier needs of the ledger: fees of payment methods, and money that a member keeps at a vendor with wallets of its own.

insert into ledger.account_kind (code, owner, is_named, inline, min_balance, is_wallet) values
  ('payment_fee', 'brand', true, false, null, false);  -- what members paid for the use of one payment method

insert into ledger.posting_rule (code, debit_kind, credit_kind)
select rule.code, coalesce(debit, wallet.code), coalesce(credit, wallet.code)
from (select code from ledger.account_kind where is_wallet) wallet, (values
  ('deposit_fee', null,                'payment_fee'),
  ('to_vendor',   null,                'vendor_settlement'),
  ('from_vendor', 'vendor_settlement', null)
) as rule(code, debit, credit);
insert into ledger.posting_rule (code, debit_kind, credit_kind) values ('withdrawal_fee', 'withdrawal', 'payment_fee');
