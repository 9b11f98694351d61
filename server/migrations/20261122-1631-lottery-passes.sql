-- Passes that are not over: what the tick of settlement goes on with, beside draws that wait for one.
create index settlement_unfinished on lottery.settlement (draw_id) where finished_at is null;
create index settlement_in_order on lottery.settlement (started_at desc, draw_id, version);
