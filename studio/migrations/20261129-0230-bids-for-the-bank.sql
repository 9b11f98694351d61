-- Dealing by bidding: for how many hands a seat offers to deal, and of a hand, for how many more its dealer has the bank. Null where dealing goes round.
alter table studio.room_seat add column bid integer not null default 0 check (bid in (0, 5, 10));
alter table studio.room_hand add column bank_left integer check (bank_left between 0 and 9);
grant update (bid) on studio.room_seat to lanna_studio;
