-- What is set aside of an account now, and what is left of each hold.
create or replace view ledger.open_hold as
select h.reference, h.account_id, h.amount - h.captured as amount, h.held_at
from ledger.hold h where h.released is null and h.captured < h.amount;

grant select on ledger.open_hold to lanna_app;
