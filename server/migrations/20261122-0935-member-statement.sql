-- What a member owes has its movements beside wallets: they are few, and found by indices that no bet has an entry in.
create index transfer_of_shortfall on ledger.transfer (debit_account) where code = 'win_shortfall';
create index transfer_of_forgiven_debt on ledger.transfer (credit_account) where code = 'debt_forgiven';

-- Whoever works with members sees their money and what happened to their accounts, without the rest of the books.
update operators.role set permissions = permissions || '{ledger.statements,audit.read}', version = version + 1 where code = 'support';
update operators.role set permissions = permissions || '{ledger.statements}', version = version + 1 where code in ('risk', 'auditor');
