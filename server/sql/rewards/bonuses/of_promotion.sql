-- Bonuses that promotions have paid, each under the id of its application.
create or replace view bonuses.of_promotion as
select id, merchant_id, member_id, currency, amount, required from bonuses.bonus where terms ->> 'kind' = 'promotion';

grant select on bonuses.of_promotion to lanna_app;
