-- What a search compares: plain letters without spaces, which Thai puts freely.
create or replace function catalogue.search_key(words text) returns text
language sql immutable parallel safe
return translate(catalogue.plain_letters(words), E' \t\r\n-\u200b', '');
