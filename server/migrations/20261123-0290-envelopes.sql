-- What agents owe for earnings taken back has its movements beside wallets, as what is owed for a win has.
create index transfer_of_agent_shortfall on ledger.transfer (debit_account)
  where code in ('commission_shortfall', 'salary_shortfall', 'dividend_shortfall');
