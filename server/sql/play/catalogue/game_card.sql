-- A game as other topics show it: by its name and picture, and what it states to return.
create or replace view catalogue.game_card as
select id, vendor_id, code, name, game_type, picture_id, rtp_basis_points from catalogue.game;

grant select on catalogue.game_card to lanna_app;
