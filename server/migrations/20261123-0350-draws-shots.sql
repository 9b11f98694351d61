-- From which end of a round's shots the sixteenth is counted: set for the game, and fixed for a round when it is made. A round without it was made before there
-- was a choice and counts from the first.
alter table draws.game add shots_counted_from text not null default 'last' check (shots_counted_from in ('last', 'first'));
grant update (shots_counted_from) on draws.game to lanna_app;
alter table draws.draw add shots_counted_from text check (shots_counted_from in ('last', 'first'));
