-- Rooms of other card games than ป๊อกเด้ง (decision 216): while a hand is played, the step of its game's rules that the time to act counts for.
alter table studio.room_hand drop constraint room_hand_phase_check;
alter table studio.room_hand add constraint room_hand_phase_check check (phase ~ '^[a-z0-9:_-]{1,60}$');
