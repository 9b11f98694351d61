-- Kinds of accounts as topics above read them.
create or replace view ledger.kind_record as
select code, owner, inline, is_wallet from ledger.account_kind;

grant select on ledger.kind_record to lanna_app;
