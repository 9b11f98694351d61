-- Operators find slips and withdrawals by the short number that people read off a page: it is made of the last twelve digits of the id.
create index slip_number on lottery.slip (right(id::text, 12));
create index withdrawal_number on withdrawals.withdrawal (right(id::text, 12));
