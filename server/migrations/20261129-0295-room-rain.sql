-- A rain for one room of members: those who may read it see the card there, and open it. Null: for every page.
alter table brand_envelopes.envelope add column room_id uuid;
alter table brand_envelopes.envelope add constraint room_is_for_everyone check (room_id is null or audience = 'everyone');
