-- Who an offer is for, of each version; null: every member. Apart from the terms, which members read: labels and agents are no affair of theirs.
alter table bonuses.offer_version add column audience jsonb check (jsonb_typeof(audience) = 'object');
