-- What was set aside of an account (or, negative, is no more): held, released, captured; `at` by the clock of what happened,
-- `written_at` by the one that wrote it.
create or replace view ledger.hold_movement as
select account_id, amount as change, held_at as at, held_at as written_at from ledger.hold
union all
select account_id, -released, released_at, released_at from ledger.hold where released_at is not null
union all
select h.account_id, -t.amount, t.event_at, p.posted_at
from ledger.posting p
join ledger.hold h on h.reference = p.captures
join ledger.transfer t on t.id between p.first_id and p.last_id and t.group_id = p.reference and t.debit_account = h.account_id
where p.captures is not null;

grant select on ledger.hold_movement to lanna_app;
