-- Deposits that stand on wallets, by their owner: a few entries of transfer_beside_play_in between very many bets.
create or replace view ledger.wallet_deposit as
select a.merchant_id, a.owner_id as member_id, a.currency, t.id as transfer_id, t.created_at, t.event_at, t.amount
from ledger.account a
join ledger.transfer t on t.credit_account = a.id and t.credit_version is not null
  and t.code not in ('bet', 'win', 'bet_rollback', 'win_rollback') and t.code = 'deposit'
where a.is_wallet and not exists (
  select from ledger.posting r
  join ledger.transfer b on b.id between r.first_id and r.last_id and b.group_id = r.reference
  where r.reverses = t.group_id and b.debit_account = t.credit_account);

grant select on ledger.wallet_deposit to lanna_app;
