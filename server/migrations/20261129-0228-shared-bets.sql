-- Which bet a card in a room shows, so that who reads the card can look at what decided it. Null where its player keeps the amounts hidden.
alter table chat.message add column bet_id uuid check (bet_id is null or bet is not null);
