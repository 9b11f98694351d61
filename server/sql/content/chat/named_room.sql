-- Rooms of a brand that members choose, for topics that bring something into one; those beside tables are left to their games.
create or replace view chat.named_room as
select id, merchant_id, name, position, closed from chat.room where kind <> 'table';

grant select on chat.named_room to lanna_app;
