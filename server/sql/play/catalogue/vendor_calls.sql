-- Calls between vendors and us by the minute, of the last days. in: the vendor's to the wallet · out: ours to the vendor.
create or replace view catalogue.vendor_calls as
select vendor_id, direction, minute, calls, errors, total_ms, longest_ms from catalogue.vendor_call_minute;

grant select on catalogue.vendor_calls to lanna_app;
