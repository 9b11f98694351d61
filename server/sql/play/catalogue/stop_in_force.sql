-- What takes no bets right now. `merchant_id` null: at every brand.
create or replace view catalogue.stop_in_force as
select id, merchant_id, kind, subject_id, started_at from catalogue.stop where ended_at is null;

grant select on catalogue.stop_in_force to lanna_app;
