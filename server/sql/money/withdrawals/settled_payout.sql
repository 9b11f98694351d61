-- Payouts that have ended, with the reference of the posting that ended each: paid, or back in the wallet.
create or replace view withdrawals.settled_payout as
select id, merchant_id, member_id, withdrawal_id, channel_code, amount, fee, currency, state, settlement_id, settled_at, confirmation_id
from withdrawals.payout where settlement_id is not null;

grant select on withdrawals.settled_payout to lanna_app;
