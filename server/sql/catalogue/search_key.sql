-- What a search compares: one form of letters that can be typed in two, no case, no spaces (Thai puts them freely).
create or replace function catalogue.search_key(words text) returns text
language sql immutable parallel safe
return translate(lower(normalize(words, nfkc)), E' \t\r\n-\u200b', '');
