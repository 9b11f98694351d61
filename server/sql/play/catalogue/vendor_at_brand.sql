-- A vendor as a brand carries it: whether it is open there, what it may give away in the brand's name, and what its wins
-- may come to.
create or replace view catalogue.vendor_at_brand as
select bv.merchant_id, bv.vendor_id, v.code, v.enabled and bv.enabled as enabled, bv.free_bet_max, bv.free_bet_day_max, v.win_limits
from catalogue.brand_vendor bv
join catalogue.vendor v on v.id = bv.vendor_id;

grant select on catalogue.vendor_at_brand to lanna_app;
