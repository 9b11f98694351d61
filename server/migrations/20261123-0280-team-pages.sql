-- What agents owe of what they were paid, which is taken back of no wallet: little of it, between very many transfers.
create index transfer_shortfall on ledger.transfer (debit_account, created_at, id)
  where code in ('commission_shortfall', 'salary_shortfall', 'dividend_shortfall');

-- Announcements to agents alone.
alter table announcements.announcement drop constraint announcement_readers_check;
alter table announcements.announcement add constraint announcement_readers_check
  check (readers in ('everybody', 'visitors', 'members', 'agents'));
