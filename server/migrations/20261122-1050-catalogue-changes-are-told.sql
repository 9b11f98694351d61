-- What visitors see of the catalogue is answered from memory until a change is told, so a change is told whoever makes it: the
-- console, an import, a script or psql. Popularity alone changes with every player who opens a game, and is not told.
create function catalogue.changed_everywhere() returns trigger language plpgsql as $$ begin return null; end $$;
create function catalogue.changed_at_brand() returns trigger language plpgsql as $$ begin return null; end $$;
create function catalogue.stop_changed() returns trigger language plpgsql as $$ begin return null; end $$;

create trigger changed_everywhere after insert or update or delete on catalogue.vendor
  for each statement execute function catalogue.changed_everywhere();
create trigger changed_everywhere after insert or delete or update of vendor_id, code, name, game_type, rtp_basis_points,
    min_bet, max_bet, lines, volatility, features, demo_supported, enabled, picture_id on catalogue.game
  for each statement execute function catalogue.changed_everywhere();
create trigger changed_everywhere after insert or update or delete on catalogue.vendor_group
  for each statement execute function catalogue.changed_everywhere();
create trigger changed_at_brand after insert or update or delete on catalogue.brand_vendor
  for each row execute function catalogue.changed_at_brand();
create trigger changed_at_brand after insert or update or delete on catalogue.brand_game
  for each row execute function catalogue.changed_at_brand();
create trigger changed_at_brand after insert or update or delete on catalogue.hot_game
  for each row execute function catalogue.changed_at_brand();
create trigger stop_changed after insert or update or delete on catalogue.stop
  for each row execute function catalogue.stop_changed();
