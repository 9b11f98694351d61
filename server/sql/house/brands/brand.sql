-- A brand as other modules read it: everything except its keys and its theme.
create or replace view brands.brand as
select id, code, name, enabled, currency, country, time_zone, default_language, settings, currency_symbol,
  real_since, takes_money, languages
from brands.merchant;

grant select on brands.brand to lanna_app;
