-- How many shots of players a round of Yeekee needs at a brand: what the brand had set when the round was made. A round without a row needs 20: it was made before
-- there was a choice, or before the brand.
create table draws.least_shots (
  draw_id uuid not null references draws.draw,
  merchant_id uuid not null references brands.merchant,
  shots integer not null check (shots between 1 and 1000),
  primary key (draw_id, merchant_id)
);
grant select, insert on draws.least_shots to lanna_app;

-- Rounds that had enough shots for some brands and too few for these, where all stakes go back. Written with the result; append-only.
create table draws.void_round (
  draw_id uuid not null references draws.draw,
  merchant_id uuid not null references brands.merchant,
  primary key (draw_id, merchant_id)
);
grant select, insert on draws.void_round to lanna_app;

-- Takes the brands that give their stakes back.
drop function if exists lottery.settle_lines;
