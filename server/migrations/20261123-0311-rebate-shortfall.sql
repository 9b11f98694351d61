-- A rebate of lotteries that is taken back from a wallet that lacks it is owed under a code of its own: it is no win, and no figure of play.
insert into ledger.posting_rule (code, debit_kind, credit_kind) values ('lottery_rebate_shortfall', 'receivable', 'house_game');
create index transfer_of_rebate_shortfall on ledger.transfer (debit_account, created_at, id) where code = 'lottery_rebate_shortfall';
