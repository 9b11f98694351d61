-- Links that have been shown.
create or replace view chains.shown_link as
  select chain_id, place, link, revealed_at from chains.revealed_link;

grant select on chains.shown_link to lanna_app;
