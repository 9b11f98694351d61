-- Where a brand's days begin.
create or replace view brands.brand_time_zone as
select id as merchant_id, time_zone from brands.merchant;

grant select on brands.brand_time_zone to lanna_app;
