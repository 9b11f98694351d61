-- Brands of which a bet asks what its player's line allows.
create or replace view line_limits.brand_in_use as select merchant_id from line_limits.brand;

grant select on line_limits.brand_in_use to lanna_app;
