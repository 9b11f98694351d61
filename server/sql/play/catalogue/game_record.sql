-- A game as modules read it that take bets on it.
create or replace view catalogue.game_record as
select id, vendor_id, code, name, game_type, enabled from catalogue.game;

grant select on catalogue.game_record to lanna_app;
