-- What a search compares: one form of letters that can be typed in two, no case, no spaces (Thai puts them freely). By the
-- letters of every language: the database's own collation knows those of English only. What changes here changes no
-- key that is stored; the migration that needs it writes the games' names anew.
create or replace function catalogue.search_key(words text) returns text
language sql immutable parallel safe
return translate(lower(normalize(words, nfkc) collate "und-x-icu"), E' \t\r\n-\u200b', '') collate "default";
