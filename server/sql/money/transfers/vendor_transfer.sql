-- Transfers to and from vendors that keep money of members, as topics above read them.
create or replace view transfers.vendor_transfer as
select id, merchant_id, kind, vendor_id, amount, currency, state, unclear_at from transfers.transfer where vendor_id is not null;

grant select on transfers.vendor_transfer to lanna_app;
