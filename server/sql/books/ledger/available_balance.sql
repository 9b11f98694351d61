-- What others may know of the accounts whose balances are kept inline: wallets, bonuses, withdrawals in process, pools.
create or replace view ledger.available_balance as
select id as account_id, merchant_id, owner_id, currency, kind, purpose, is_wallet, balance - held as available, held
from ledger.account where inline;

grant select on ledger.available_balance to lanna_app;
