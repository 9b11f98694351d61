-- Channels as topics above read them, those that are switched off too.
create or replace view payments.channel_record as
select id, merchant_id, way, code, kind, name, currency, enabled, position, gateway_id,
  coalesce((select g.enabled from payments.gateway g where g.id = gateway_id), true) as gateway_enabled
from payments.channel;

grant select on payments.channel_record to lanna_app;
