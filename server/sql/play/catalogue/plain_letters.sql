-- Letters without what people leave out or type in two ways: no case, no accents, none of the Thai tone marks and other
-- signs that are not read as a letter; two เ for แ. By the letters of every language: the database's own collation knows
-- those of English only. What changes here, in `search_key` or in `sound_key` changes no key that is stored; the migration
-- that needs it makes the keys anew.
create or replace function catalogue.plain_letters(words text) returns text
language sql immutable parallel safe
return translate(
  regexp_replace(
    replace(lower(normalize(words, nfkd) collate "und-x-icu") collate "default", 'เเ', 'แ'),
    '[\u0300-\u036f\u0e2f\u0e46-\u0e4c]', '', 'g'),
  'đıłø', 'dilo');
