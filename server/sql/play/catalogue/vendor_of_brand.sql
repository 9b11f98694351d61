-- Which vendors a brand offers, in its order.
create or replace view catalogue.vendor_of_brand as
select merchant_id, vendor_id, enabled, position from catalogue.brand_vendor;

grant select on catalogue.vendor_of_brand to lanna_app;
