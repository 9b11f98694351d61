create or replace trigger append_only before update or delete on bets.settlement
  for each row execute function ledger.refuse_change();
create or replace trigger append_only_truncate before truncate on bets.settlement
  for each statement execute function ledger.refuse_change();
