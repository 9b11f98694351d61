-- A gateway's event with a time that cannot be is put before an operator.
alter table payments.alert drop constraint alert_kind_check;
alter table payments.alert add constraint alert_kind_check
  check (kind in ('event_conflict', 'contradiction', 'signature_failures', 'order_unclear', 'wrong_time'));
