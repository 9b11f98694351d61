-- A promotion that asks for turnover pays a bonus.
alter table promotions.promotion drop constraint if exists no_wagering_condition;
-- Bonuses ask for no more than forty times; only drafts could say more.
update promotions.promotion set wagering_multiplier = 40, version = version + 1 where wagering_multiplier > 40;
update promotions.promotion set wagering_multiplier = 0 where kind = 'notice';
alter table promotions.promotion drop constraint if exists promotion_wagering_multiplier_check;
alter table promotions.promotion add check (wagering_multiplier between 0 and 40);
alter table promotions.promotion add check (kind <> 'notice' or wagering_multiplier = 0);
