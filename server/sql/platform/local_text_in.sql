-- The text for a reader, as `localText` of rules/ chooses it: where lists are sorted by the text the reader sees.
create or replace function platform.local_text_in(words jsonb, language text, writers_language text) returns text
language sql immutable parallel safe
return coalesce(words->>language, words->>writers_language, words->>'EN', words->>'TH', words->>'CN', words->>'ID',
  words->>'PT', words->>'TY', words->>'VI');
