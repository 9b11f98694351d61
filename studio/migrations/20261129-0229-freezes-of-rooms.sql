-- A case about company in card rooms may ask for winnings to be frozen; whose, stands with the step. The money lies with the operator, who holds it.
alter table studio.room_case_step drop constraint room_case_step_step_check;
alter table studio.room_case_step add constraint room_case_step_step_check check (step in ('note', 'part', 'join', 'freeze', 'close'));
alter table studio.room_case_step add column player_id uuid references studio.player;
alter table studio.room_case_step add constraint room_case_step_player check ((step = 'freeze') = (player_id is not null));
