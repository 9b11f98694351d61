-- A vendor as modules read it that exchange calls with it.
create or replace view catalogue.vendor_record as
select id, code, name, public_key, signature_header, launch_url, api_url, allowed_ips, currencies, amount_scale, enabled,
  wallet_kind, demo_supported, free_bet_amount, provable, bets_under, additions
from catalogue.vendor;

grant select on catalogue.vendor_record to lanna_app;
