-- Confirmations as topics above read them.
create or replace view payments.confirmed as
select id, merchant_id, channel_code, way, external_reference, reference, payer_reference, outcome, amount, currency, happened_at,
  taken_at, source, payer, matched_to, matched_at, waits_for, reference_key
from payments.confirmation;

grant select on payments.confirmed to lanna_app;
