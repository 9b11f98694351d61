-- What a member owes has its movements beside wallets: they are few, and found by indices that no bet has an entry in.
create index transfer_of_shortfall on ledger.transfer (debit_account) where code = 'win_shortfall';
create index transfer_of_forgiven_debt on ledger.transfer (credit_account) where code = 'debt_forgiven';
