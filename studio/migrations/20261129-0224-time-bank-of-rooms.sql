-- Beside the time to act each seat has a bank of time, refilled with each hand.
alter table studio.room_seat add column bank_ms integer not null default 30000 check (bank_ms between 0 and 30000);
grant update (bank_ms) on studio.room_seat to lanna_studio;
