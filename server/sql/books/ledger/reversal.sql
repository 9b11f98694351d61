-- Postings that take another back, with the reference of what each took back.
create or replace view ledger.reversal as
select reference, reverses from ledger.posting where reverses is not null;

grant select on ledger.reversal to lanna_app;
