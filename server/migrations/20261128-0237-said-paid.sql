-- A deposit whose member says to have paid does not expire by the clock: when its time is over it comes to the desk.
alter table cashier.deposit drop constraint deposit_reason_check;
alter table cashier.deposit add constraint deposit_reason_check check (reason in ('slip', 'slip_of_another_member', 'other_amount',
  'other_currency', 'other_channel', 'second_payment', 'paid_after_refusal', 'second_operator', 'said_paid'));

-- What operators are shown at once: paid, says the member, and not confirmed yet.
create index deposit_said_paid on cashier.deposit (merchant_id, paid_said_at) where status = 'waiting' and paid_said_at is not null;
