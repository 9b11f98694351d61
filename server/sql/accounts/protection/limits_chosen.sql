-- Who has set a limit of their own; not which.
create or replace view protection.limits_chosen as
select member_id, merchant_id from protection.own_limits
where coalesce(deposit_day, deposit_week, deposit_month, loss_day, loss_week, loss_month, stake_day, stake_week, stake_month, session, reality_check) is not null;

grant select on protection.limits_chosen to lanna_app;
