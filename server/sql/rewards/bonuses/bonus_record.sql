-- What a bonus has become, for rounds in which its money was staked.
create or replace view bonuses.bonus_record as
select id, merchant_id, member_id, bonus_account, state, converted_most, converted from bonuses.bonus;

grant select on bonuses.bonus_record to lanna_app;
