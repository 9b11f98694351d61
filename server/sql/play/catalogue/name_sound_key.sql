-- The names of a game in all languages, as near spellings are compared.
create or replace function catalogue.name_sound_key(name jsonb) returns text
language sql immutable parallel safe
return (select string_agg(catalogue.sound_key(words), E'\n' order by language)
        from jsonb_each_text(name) as of_game (language, words));
